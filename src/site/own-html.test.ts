// Tests of which HTML counts as written by our own printers.
import { describe, expect, test } from 'vitest';
import { printAnswer } from '../components/run/print-answer.ts';
import { printCapture } from '../exchange/print.ts';
import { back, call, complete, sent, silence } from '../exchange/recordings.fixture.ts';
import { renderProse } from '../schemas/prose.ts';
import { isOwnHtml } from './own-html.ts';

describe('what our printers write is taken, whatever a server or an author wrote', () => {
  const evil = `</pre></svg><script>x</script><img src=x onerror=x>"'&`;
  const turns = [
    sent(1, { ...call(1, evil, { [evil]: `${evil}/a/b` }), path: `/mcp?${evil}` }),
    back(1, 200, { ...complete(1), [evil]: [evil, 1, null] }, { headers: [[evil, evil]] }),
    sent(2, 'tools/list', 2, 40),
    back(2, 200, `event: ${evil}\ndata: ${evil}\n\n`, { headers: [['Content-Type', 'text/event-stream']], open: true }),
    sent(3, 'tools/list'),
    silence(3, 2000, evil),
  ];
  test.each(
    Object.entries({
      'a failing example': printCapture({
        turns,
        title: evil,
        kind: 'failing',
        finding: { rule: 'MCP-STL-004', message: evil, at: { turn: 1, part: 'body', pointer: '/result' }, note: evil },
      }),
      'a passing one': printCapture({ turns, title: evil, kind: 'passing', origin: `https://${evil}` }),
      'the answer of a variant': printAnswer(turns, 1, evil),
      prose: renderProse('`<b>` *a* **b** [c](/d/?e=1#g "h \\"i\\"") [j](#k) <https://l.test/?m>  \nn', '/base/'),
    }),
  )('%s', (_, html) => {
    expect(isOwnHtml(html)).toBe(true);
  });
});

test.each([
  '<script>x</script>',
  '<img src="x" class="x">',
  '<style>p{}</style>',
  '<iframe></iframe>',
  '<svg><use href="#x"/></svg>',
  '<svg><animate x="1"/></svg>',
  '<math>',
  '<form>',
  '<base href="/">',
  '<b onclick="x">',
  '<b style="x">',
  '<b id="x">',
  '<b is="x">',
  '<svg onload="x">',
  '<a href="javascript:x">',
  '<a href="JaVaScRiPt:x">',
  '<a href=" javascript:x">',
  '<a href="&#106;avascript:x">',
  '<a href="//elsewhere.test/">',
  '<a href="/\\elsewhere.test/">',
  '<a href="http://elsewhere.test/">',
  '<a class="x" href="/" href="javascript:x">',
  '<a xlink:href="/">',
  '<b class=x>',
  "<b class='x'>",
  '<b class="x"onclick="x">',
  '<b\nclass="x">',
  '<b class="<i>">',
  '<b class="x',
  '<b',
  '<<b>script>',
  '<<b></b>img src=x onerror=x>',
  '<B>',
  '<!-- x -->',
  '<!doctype html>',
  '<?x?>',
  '< b>',
])('%s is refused', (html) => {
  expect(isOwnHtml(`<p>a</p>${html}`)).toBe(false);
});
