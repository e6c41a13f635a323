// Draws one picture for a shared link, in the typefaces and colours of the site: what it is, its title, and a capture below.
import satori from 'satori';
import { REVISION } from '../src/protocol/revision.ts';
import { colourOf, markColours, type Colours } from '../src/site/colours.ts';
import { formatMark } from '../src/site/mark.ts';
import { PICTURE_SIZE, type Picture } from '../src/site/pictures.ts';
import { box, text, type Box, type Fonts, type Style } from './picture-boxes.ts';
import { titleBox } from './picture-title.ts';

const { width, height } = PICTURE_SIZE;
/** The margin on the left and the right, in px. */
const EDGE = 72;

type Mono = (words: string, size: number, style?: Style) => Box;
/** What the parts of a picture are drawn with: a colour by its token, and text in mono. */
interface Tools {
  of: (token: string) => string;
  mono: Mono;
}

function siteLine({ of, mono }: Tools, colours: Colours): Box {
  const mark = Buffer.from(formatMark(32, markColours(colours))).toString('base64');
  const image: Box = {
    type: 'img',
    props: { src: `data:image/svg+xml;base64,${mark}`, width: 32, height: 32, style: {} },
  };
  return box(
    { justifyContent: 'space-between', alignItems: 'center' },
    box(
      { alignItems: 'center', columnGap: 16 },
      image,
      mono('wireproof', 32, { fontWeight: 700, letterSpacing: '-0.03em' }),
    ),
    mono(`MCP ${REVISION}`, 24, { color: of('soft') }),
  );
}

/** What stands over the title, as on pages: level or rule, and a label. */
function factsLine({ of, mono }: Tools, { rank, rule, label }: Picture): Box {
  const facts = [mono(label.toUpperCase(), 22, { color: of('soft'), letterSpacing: '0.05em' })];
  if (rule !== undefined) {
    const border = `3px ${rule.keyword.startsWith('SHOULD') ? 'dashed' : 'solid'} ${of('ink')}`;
    const keyword = mono(rule.keyword, 22, { fontWeight: 700, letterSpacing: '0.04em' });
    facts.unshift(
      mono(rule.id, 30, { fontWeight: 700, letterSpacing: '-0.02em' }),
      box({ border, borderRadius: 5, padding: '2px 12px' }, keyword),
    );
  }
  if (rank !== undefined) {
    const boxes = [1, 2, 3, 4].map((one) =>
      box({
        width: 34,
        height: 14,
        border: `3px solid ${of('ink')}`,
        borderRadius: 2,
        backgroundColor: of(one <= rank ? 'ink' : 'paper'),
      }),
    );
    facts.unshift(box({ columnGap: 7, marginRight: 6 }, ...boxes));
  }
  return box({ alignItems: 'center', columnGap: 18, marginTop: 52, marginBottom: 22, height: 40 }, ...facts);
}

/** A request and what came back, coloured as on pages, with the line that decides and a remark in its margin. */
function capture({ of, mono }: Tools, { rank, note }: Picture): Box {
  const json = (line: string, part: 'sent' | 'back'): Box[] =>
    [...line.matchAll(/("[^"]*")(?=:)|"[^"]*"|\b\d+\b|[^"\d]+/g)].map(([words, key]) =>
      mono(words, 22, { color: of(key === undefined ? (/["\d]/.test(words) ? part : 'ink') : 'soft') }),
    );
  const turn = (part: 'sent' | 'back', ...said: Box[]): Box =>
    box(
      { alignItems: 'center', height: 64 },
      box(
        { alignSelf: 'stretch', width: EDGE, columnGap: 4 },
        ...(part === 'sent' ? [10] : [3, 3]).map((size) => box({ width: size, backgroundColor: of(part) })),
      ),
      mono(part, 22, { fontWeight: 700, color: of(part), width: 92 }),
      ...said,
    );
  const deciding = box(
    {
      alignItems: 'center',
      justifyContent: 'center',
      height: 40,
      width: 300,
      backgroundColor: of('mark'),
      borderLeft: `5px solid ${of('ink')}`,
    },
    // What comes back to a question is for its reader to say.
    ...(rank === undefined ? json('"result": { … } }', 'back') : [mono('?', 26, { fontWeight: 700 })]),
  );
  const remark = text(note, {
    fontFamily: 'serif',
    fontStyle: 'italic',
    fontWeight: 400,
    fontSize: 26,
    color: of('soft'),
    marginLeft: 22,
  });
  return box(
    { flexDirection: 'column', backgroundColor: of('sheet'), borderTop: `2px solid ${of('line')}` },
    turn('sent', ...json('{ "jsonrpc": "2.0", "id": 1, "method": "tools/call", … }', 'sent')),
    box({ height: 2, backgroundColor: of('faint') }),
    turn('back', ...json('{ "jsonrpc": "2.0", "id": 1, ', 'back'), deciding, remark),
  );
}

/** Draws a picture as an SVG whose letters are paths: the same wherever it is drawn. */
export async function drawPicture(picture: Picture, colours: Colours, fonts: Fonts): Promise<string> {
  const of = (token: string): string => colourOf(colours, token);
  const mono: Mono = (words, size, style = {}) =>
    text(words, { fontFamily: 'mono', fontWeight: 400, fontSize: size, color: of('ink'), ...style });
  const tools = { of, mono };
  const body = box(
    { flexDirection: 'column', flexGrow: 1, padding: `56px ${EDGE}px 0` },
    siteLine(tools, colours),
    factsLine(tools, picture),
    await titleBox(picture.title, width - 2 * EDGE, fonts),
  );
  const page = box(
    { flexDirection: 'column', width, height, backgroundColor: of('paper'), color: of('ink') },
    body,
    capture(tools, picture),
  );
  return satori(page as never, { width, height, fonts });
}
