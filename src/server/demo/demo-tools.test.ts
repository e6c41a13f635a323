import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../protocol/json.ts';
import { createVirtualClock } from '../../run/clock.ts';
import { createEnvironment } from '../../run/environment.ts';
import type { Change } from '../changes.ts';
import { createServer } from '../create-server.ts';
import { createFull } from '../definitions/full.ts';
import { askHandler } from '../fixtures/ask.ts';
import { DOT_PNG, TONE_WAV } from './media.ts';

/** A server, and what it announced. */
function create() {
  const environment = createEnvironment(createVirtualClock());
  const definition = createFull(environment);
  const heard: Change[] = [];
  definition.changes?.listen(
    (change) => heard.push(change),
    () => {},
  );
  const ask = askHandler(createServer(definition, environment));
  const call = (name: string, args: JsonObject = {}, meta: JsonObject = {}) =>
    ask('tools/call', { name, arguments: args, _meta: meta });
  return { ask, call, heard };
}
const text = (said: string) => ({ type: 'text', text: said });

describe('content', () => {
  const { call } = create();
  test.each<[string, JsonObject, JsonObject[]]>([
    ['draw_dot', {}, [{ type: 'image', data: DOT_PNG, mimeType: 'image/png', annotations: { audience: ['user'] } }]],
    ['play_tone', {}, [{ type: 'audio', data: TONE_WAV, mimeType: 'audio/wav' }]],
    [
      'attach_menu',
      {},
      [
        {
          type: 'resource',
          resource: { uri: 'demo://menu', mimeType: 'text/plain', text: 'Soup, dumplings, plum cake.' },
        },
      ],
    ],
    ['link_readme', {}, [{ type: 'resource_link', uri: 'demo://readme', name: 'readme', mimeType: 'text/plain' }]],
    ['forecast', { city: 'Graz' }, [text('{"city":"Graz","temperature":21,"unit":"celsius"}')]],
    ['list_primes', { limit: 11 }, [text('[2,3,5,7,11]')]],
    ['ship_parcel', { to: { city: 'Graz', country: 'AT' }, weight: 12 }, [text('By lorry')]],
    ['plot_point', { point: [-1, 2] }, [text('Quadrant 2')]],
  ])('%s %j', async (name, args, content) => {
    const { result } = await call(name, args);
    expect(result.content).toEqual(content);
    expect(result.isError).toBeUndefined();
  });

  test('one result holds three kinds', async () => {
    const { result } = await call('compare_media');
    expect(result.content.map((block: JsonObject) => block.type)).toEqual(['text', 'image', 'audio']);
  });

  test('structured content is any JSON value', async () => {
    expect((await call('list_primes', { limit: 5 })).result.structuredContent).toEqual([2, 3, 5]);
    expect((await call('forecast', { city: 'x', unit: 'fahrenheit' })).result.structuredContent).toEqual({
      city: 'x',
      temperature: 69.8,
      unit: 'fahrenheit',
    });
  });

  test('always_fails fails as tools do', async () => {
    const { status, result } = await call('always_fails');
    expect([status, result.isError, result.content]).toEqual([
      200,
      true,
      [text('The oven is cold: wait ten minutes and try again.')],
    ]);
  });
});

describe('work', () => {
  test('paint_fence reports each board, and look_at_fence reads how far it got', async () => {
    const { call } = create();
    const { notifications, result } = await call('paint_fence', { task: 'a', boards: 2 }, { progressToken: 't' });
    expect(notifications.map(({ params }) => params)).toEqual([
      { progressToken: 't', progress: 1, total: 2, message: 'Painted board 1 of 2' },
      { progressToken: 't', progress: 2, total: 2, message: 'Painted board 2 of 2' },
    ]);
    expect(result.content).toEqual([text('Painted 2 boards')]);
    expect((await call('look_at_fence', { task: 'a' })).result.content).toEqual([text('2 boards are painted')]);
    expect((await call('look_at_fence', { task: 'b' })).result.isError).toBe(true);
  });

  test('a cancelled fence stays as it is', async () => {
    const environment = createEnvironment(createVirtualClock());
    const tools = createFull(environment).tools;
    const run = (name: string, signal: AbortSignal) =>
      tools
        .find((tool) => tool.name === name)
        ?.run({ task: 'a', boards: 5, pause: 10 }, { environment, signal, message: {} } as never);
    const cancel = new AbortController();
    void run('paint_fence', cancel.signal);
    await environment.wait(25);
    cancel.abort();
    await environment.wait(1000);
    expect(run('look_at_fence', cancel.signal)).toEqual({ content: [text('2 boards are painted')] });
  });

  test('bake logs its steps, and never the code of the oven', async () => {
    const { call } = create();
    const { notifications } = await call(
      'bake',
      { cake: 'plum', oven_code: '1234' },
      { 'io.modelcontextprotocol/logLevel': 'debug' },
    );
    expect(notifications.map(({ params }) => params)).toEqual([
      { level: 'debug', logger: 'kitchen', data: { step: 'mixing', cake: 'plum' } },
      { level: 'info', logger: 'kitchen', data: { step: 'baking', minutes: 40 } },
      { level: 'warning', logger: 'kitchen', data: { step: 'cooling', reason: 'The cake is hot' } },
    ]);
    expect(JSON.stringify(notifications)).not.toContain('1234');
    expect((await call('bake', { cake: 'plum' })).notifications).toEqual([]);
  });
});

describe('changes', () => {
  test('rename_note changes the list, and says which note', async () => {
    const { ask, call, heard } = create();
    expect((await call('rename_note', { id: 'menu', title: 'Supper' })).result.content).toEqual([
      text('Renamed demo://notes/menu to Supper'),
    ]);
    expect(heard).toEqual([{ kind: 'resource', uri: 'demo://notes/menu' }, { kind: 'resources' }]);
    const first = await ask('resources/list');
    const second = await ask('resources/list', { cursor: first.result.nextCursor });
    expect(second.result.resources.map(({ title }: JsonObject) => title)).toEqual([
      'Welcome',
      'Supper',
      'Opening hours',
    ]);
  });

  test('add_note adds a resource that can be read and completed', async () => {
    const { ask, call, heard } = create();
    await call('add_note', { id: 'new', title: 'New', text: 'Fresh' });
    expect(heard).toEqual([{ kind: 'resources' }]);
    expect((await ask('resources/read', { uri: 'demo://notes/new' })).result.contents[0].text).toBe('Fresh');
    const ref = { type: 'ref/resource', uri: 'demo://notes/{id}' };
    const { result } = await ask('completion/complete', { ref, argument: { name: 'id', value: 'ne' } });
    expect(result.completion.values).toEqual(['new']);
  });

  test.each([
    [
      'add_note',
      { id: 'menu', title: 'M', text: '' },
      'There is a note menu: choose another id, or rename it with rename_note',
    ],
    ['rename_note', { id: 'none', title: 'N' }, 'There is no note none: there are welcome, menu, opening-hours'],
  ])('%s %j fails, and announces nothing', async (name, args, said) => {
    const { call, heard } = create();
    const { result } = await call(name, args);
    expect([result.isError, result.content, heard]).toEqual([true, [text(said)], []]);
  });

  test.each([
    ['throw_dice', 'tools', 'tools/list'],
    ['give_toast', 'prompts', 'prompts/list'],
  ])('switch_extra puts %s at the end of %s and takes it out again', async (extra, kind, method) => {
    const { ask, call, heard } = create();
    const names = async () => {
      const found: string[] = [];
      for (let params: JsonObject = {}; ;) {
        const { result } = await ask(method, params);
        found.push(...result[kind].map(({ name }: { name: string }) => name));
        if (result.nextCursor === undefined) return found;
        params = { cursor: result.nextCursor };
      }
    };
    const before = await names();
    await call('switch_extra', { extra, on: true });
    await call('switch_extra', { extra, on: true });
    expect(await names()).toEqual([...before, extra]);
    expect(heard).toEqual([{ kind }]);
    await call('switch_extra', { extra, on: false });
    expect(await names()).toEqual(before);
    expect(heard).toEqual([{ kind }, { kind }]);
  });
});
