import { escapeXml } from '../../../reading/xml.ts';
import { halfPoints, sized } from '../styles.ts';
import { measureText } from './choose-font.ts';
import type { ExactPage, PaintedWord, Piece } from './read-pieces.ts';

const TWIPS = 20;
/** Of its font: how high a line is, and how much of it stands above the line of writing. */
const LINE = 1.2;
const ABOVE = 0.8;
/** In sizes of the font: a space, where the document has none of its own. */
const SPACE = 0.28;
/** Per cent: a font whose signs are so nearly as wide as those of the document is not stretched. */
const SAME = 2;
/** Per cent: what Word can stretch signs to, and remain signs. */
const [NARROWEST, WIDEST] = [40, 250];
/** The farthest that Word moves signs apart, in its own measure. */
const FARTHEST = 31_000;

/** A line of text in a frame, at its place on the page; each word begins where it did. */
export function writePiece(piece: Piece, { spaces }: Pick<ExactPage, 'spaces'>): string {
  const { x, right, base, rightToLeft, words } = piece;
  const size = Math.max(...words.map((word) => word.size));
  const line = Math.max(20, Math.round(size * LINE * TWIPS));
  const frame = [
    // Without a width a frame is as wide as its text, and never breaks it; what runs to the left needs its right edge.
    rightToLeft && `w:w="${Math.max(20, Math.round((right - x) * TWIPS))}"`,
    `w:h="${line}" w:hRule="exact" w:hSpace="0" w:vSpace="0" w:wrap="through" w:hAnchor="page" w:vAnchor="page"`,
    // Word takes a place of 0 for none.
    `w:x="${Math.max(1, Math.round(x * TWIPS))}"`,
    `w:y="${Math.max(1, Math.round(base * TWIPS - line * ABOVE))}"`,
  ]
    .filter(Boolean)
    .join(' ');
  const spacing = `<w:spacing w:before="0" w:after="0" w:line="${line}" w:lineRule="exact"/>`;
  const text = writeWords(piece, spaces);
  return `<w:p><w:pPr><w:framePr ${frame}/>${rightToLeft ? '<w:bidi/>' : ''}${spacing}</w:pPr>${text}</w:p>`;
}

type Text = { look: string; spacing: number; text: string };

function writeWords({ words, base, rightToLeft }: Piece, spaces: Map<string, number>): string {
  const texts: Text[] = [];
  const add = (text: string, look: string, spacing = 0) => {
    const open = texts.at(-1);
    if (open?.look === look && open.spacing === spacing) open.text += text;
    else texts.push({ look, spacing, text });
  };
  // Where the pen is after what is written so far: what one gap is rounded by, the next one takes up.
  let pen = 0;
  const stretches = findStretches(words);
  for (const [at, word] of words.entries()) {
    const stretch = stretches.get(styleOf(word)) ?? 100;
    const look = lookOf(word, { base, rightToLeft, stretch });
    const size = halfPoints(word.size) / 2;
    const { widths } = word.written;
    const known = widths && measureText(word.text, widths);
    add(word.text, look);
    const next = words[at + 1];
    if (!next) break;
    if (!at) pen = rightToLeft ? -(word.x + word.width) : word.originX;
    pen += known ? (known * size * stretch) / 100 : (word.width * size) / word.size;
    const target = rightToLeft ? -(next.x + next.width) : next.originX;
    const space = widths ? (widths[32]! * stretch) / 100 : (spaces.get(word.font) ?? SPACE);
    const natural = space * size;
    const wanted = Math.round((target - pen - natural) * TWIPS);
    const spacing = Math.max(-FARTHEST, Math.min(FARTHEST, wanted));
    add(' ', look, spacing);
    pen += natural + spacing / TWIPS;
  }
  return texts
    .map(({ look, spacing, text }) => {
      const apart = spacing ? `<w:spacing w:val="${spacing}"/>` : '';
      return `<w:r><w:rPr>${look.replace('<!>', apart)}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
    })
    .join('');
}

const styleOf = ({ font, bold, italic, size }: PaintedWord) =>
  `${font} ${bold} ${italic} ${halfPoints(size)}`;

/** Per cent, by style: how much wider the words of a line are than their signs are in the font that they are written in. */
function findStretches(words: PaintedWord[]): Map<string, number> {
  const stretches = new Map<string, number>();
  for (const [style, some] of Map.groupBy(words, styleOf)) {
    let [wanted, natural] = [0, 0];
    for (const { text, width, size, written, divided } of some) {
      const known = written.widths && !divided ? measureText(text, written.widths) : undefined;
      if (!known) continue;
      wanted += width;
      natural += (known * halfPoints(size)) / 2;
    }
    const stretch = natural ? Math.round((100 * wanted) / natural) : 100;
    if (Math.abs(stretch - 100) > SAME) stretches.set(style, Math.max(NARROWEST, Math.min(WIDEST, stretch)));
  }
  return stretches;
}

type Line = { base: number; rightToLeft: boolean; stretch: number };

/** In the order that Word wants; `<!>` is where the distance of signs stands. */
function lookOf(word: PaintedWord, { base, rightToLeft, stretch }: Line): string {
  const family = escapeXml(word.written.family);
  const raised = Math.round((base - word.originY) * 2);
  const color = word.color.map((part) => part.toString(16).padStart(2, '0')).join('');
  return [
    `<w:rFonts w:ascii="${family}" w:hAnsi="${family}" w:cs="${family}" w:eastAsia="${family}"/>`,
    word.bold && '<w:b/><w:bCs/>',
    word.italic && '<w:i/><w:iCs/>',
    word.hidden && '<w:vanish/>',
    color !== '000000' && `<w:color w:val="${color}"/>`,
    '<!>',
    stretch !== 100 && `<w:w w:val="${stretch}"/>`,
    raised && `<w:position w:val="${raised}"/>`,
    sized(halfPoints(word.size)),
    rightToLeft && '<w:rtl/>',
  ]
    .filter(Boolean)
    .join('');
}
