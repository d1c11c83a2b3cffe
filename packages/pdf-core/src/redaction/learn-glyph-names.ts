import { nameToken } from '../pdf/text.ts';
import { readCharacters } from '../pdfium/characters.ts';
import { withDocument } from '../pdfium/document.ts';
import { withPage } from '../pdfium/page.ts';

/** Names that one page asks PDFium for, and the code of the first. */
const AT_ONCE = 100;
const FIRST = 40;
const LINE = 10;
const COLUMN = 300;
const MOST = 20_000;

/** What has letters and digits otherwise is a number of a glyph, whatever a reader takes it for. */
const SPOKEN = /^(?:[A-Za-z]{3,}|[MmNn]u|[PpXx]i|afii\d{5})$/;

const learned = new Map<string, string>();

/** The text of a glyph by a name that PDFium knows, once it was asked for it. */
export function learnedText(name: string): string {
  return learned.get(name) ?? '';
}

/** Asks PDFium, which has the whole list of Adobe, for the names of glyphs that this code does not know. */
export async function learnGlyphNames(names: Iterable<string>): Promise<void> {
  const unknown = [...new Set(names)]
    .filter((name) => SPOKEN.test(name) && !learned.has(name))
    .slice(0, MOST);
  if (learned.size > MOST) learned.clear();
  for (let at = 0; at < unknown.length; at += AT_ONCE) await learn(unknown.slice(at, at + AT_ONCE));
}

/** PDFium takes the code for a name that it does not know: what two codes give alike is the meaning of the name. */
async function learn(names: string[]): Promise<void> {
  const [one, other] = [names.map(() => ''), names.map(() => '')];
  await withDocument(askingDocument(names), {}, (document) =>
    withPage(document, 0, (page) => {
      const { codes, count, inferred, origins, size } = readCharacters(document.engine, page);
      for (let i = 0; i < count; i++) {
        if (inferred[i]) continue;
        const line = Math.round((size.height - origins[i * 2 + 1]!) / LINE) - 1;
        const side = origins[i * 2]! < COLUMN / 2 ? one : other;
        if (line in side) side[line] += String.fromCodePoint(codes[i]!);
      }
    }),
  );
  for (const [at, name] of names.entries()) learned.set(name, one[at] === other[at] ? one[at]! : '');
}

function askingDocument(names: string[]): Buffer {
  const font = (first: number) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding << /Type /Encoding /Differences [${first} ${names.map(nameToken).join(' ')}] >> >>`;
  const shown = names.flatMap((_, at) =>
    ['P', 'Q'].map((key, side) => {
      const code = (FIRST + side + at).toString(16).padStart(2, '0');
      return `BT /${key} 5 Tf ${10 + COLUMN * side} ${LINE * (at + 1)} Td <${code}> Tj ET`;
    }),
  );
  const content = shown.join('\n');
  const height = LINE * (names.length + 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${2 * COLUMN} ${height}] /Contents 4 0 R /Resources << /Font << /P 5 0 R /Q 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font(FIRST),
    font(FIRST + 1),
  ];
  // Without a table of its objects: PDFium finds them.
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 7 >>\n%%EOF\n`, 'latin1');
}
