// Notes that can be read, added and renamed: resources that change, and tell those who listen.
import type { JsonObject } from '../../protocol/json.ts';
import { textResult, toolError } from '../answer.ts';
import type { Changes } from '../changes.ts';
import type { Complete, Resource, ResourceTemplate, Tool } from '../definition.ts';

interface Note {
  title: string;
  text: string;
}

export interface Notes {
  /** One for each note; notes that are added appear here. */
  resources: Resource[];
  template: ResourceTemplate;
  tools: Tool[];
}

const uriOf = (id: string): string => `demo://notes/${id}`;
const ID = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$', description: 'Id of the note' };
const TITLE = { type: 'string', minLength: 1, maxLength: 80, description: 'Title of the note' };

/** What fits: first what begins with what was typed, then what holds it elsewhere (spec: server/utilities/completion#implementation-considerations). */
export const rank = (known: Iterable<string>, typed: string): string[] => {
  const wanted = typed.toLowerCase();
  const matching = [...known].filter((one) => one.toLowerCase().includes(wanted));
  return matching.sort(
    (one, other) => Number(other.toLowerCase().startsWith(wanted)) - Number(one.toLowerCase().startsWith(wanted)),
  );
};

/** Creates three notes, and what works on them. */
export function createNotes(changes: Changes): Notes {
  const notes = new Map<string, Note>([
    ['welcome', { title: 'Welcome', text: 'Everything on this server is made up.' }],
    ['menu', { title: 'Menu', text: 'Soup, dumplings, plum cake.' }],
    ['opening-hours', { title: 'Opening hours', text: 'Every day from 10 to 18.' }],
  ]);
  const resources = [...notes.keys()].map((id) => describeNote(notes, id));
  const complete: Complete = (typed) => rank(notes.keys(), typed);
  const template: ResourceTemplate = {
    uriTemplate: 'demo://notes/{id}',
    name: 'note',
    title: 'A note by its id',
    mimeType: 'text/plain',
    complete: { id: complete },
    read: ({ id = '' }) => (notes.has(id) ? readNote(notes, id) : undefined),
  };
  const addNote: Tool = {
    name: 'add_note',
    title: 'Add a note',
    description: 'Adds a note that everybody can read, until the server stops.',
    inputSchema: object({ id: ID, title: TITLE, text: { type: 'string', maxLength: 2000 } }, 'id', 'title', 'text'),
    run: ({ id, title, text }) => {
      const name = String(id);
      if (notes.has(name))
        return toolError(`There is a note ${name}: choose another id, or rename it with rename_note`);
      if (notes.size >= 100) return toolError('There are 100 notes, which is all this server holds');
      notes.set(name, { title: String(title), text: String(text) });
      resources.push(describeNote(notes, name));
      changes.publish({ kind: 'resources' });
      return textResult(`Added ${uriOf(name)}`);
    },
  };
  const renameNote: Tool = {
    name: 'rename_note',
    title: 'Rename a note',
    description: 'Gives a note another title. Who listens hears that the note and the list of resources changed.',
    inputSchema: object({ id: ID, title: TITLE }, 'id', 'title'),
    run: ({ id, title }) => {
      const note = notes.get(String(id));
      if (note === undefined)
        return toolError(`There is no note ${String(id)}: there are ${[...notes.keys()].join(', ')}`);
      note.title = String(title);
      changes.publish({ kind: 'resource', uri: uriOf(String(id)) });
      changes.publish({ kind: 'resources' });
      return textResult(`Renamed ${uriOf(String(id))} to ${note.title}`);
    },
  };
  return { resources, template, tools: [addNote, renameNote] };
}

const object = (properties: Record<string, JsonObject>, ...required: string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
});

/** The title is looked up each time, since it can change. */
const describeNote = (notes: ReadonlyMap<string, Note>, id: string): Resource => ({
  uri: uriOf(id),
  name: id,
  get title() {
    return notes.get(id)?.title ?? id;
  },
  mimeType: 'text/plain',
  read: () => readNote(notes, id),
});

const readNote = (notes: ReadonlyMap<string, Note>, id: string): JsonObject => ({
  contents: [{ uri: uriOf(id), mimeType: 'text/plain', text: notes.get(id)?.text ?? '' }],
});
