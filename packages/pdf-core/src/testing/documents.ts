import { PdfWriter } from '../pdf/writer.ts';
import { textToken } from '../pdf/text.ts';

export type TestOutline = {
  title: string;
  page?: number;
  named?: string;
  uri?: string;
  /** Further keys of the item, as PDF writes them. */
  extra?: string;
  /** Shown by viewers at first; so are all without this. */
  folded?: boolean;
  children?: TestOutline[];
};
export type TestLink = { to?: number; named?: string; old?: string };

export type TestPage = {
  /** Words on the page in Helvetica. None makes a page that shows nothing. */
  text?: string;
  /** More of the page's content, as PDF writes it. */
  extra?: string;
  size?: [width: number, height: number];
  rotate?: number;
  links?: TestLink[];
  /** Sticky notes, side by side at the foot of the page. */
  notes?: string[];
  /** A picture of so many bytes that nothing compresses. */
  ballast?: number;
};

export type TestDocument = {
  pages: TestPage[];
  outline?: TestOutline[];
  /** Named destinations of the name tree, and of the older dictionary: name to page, counted from 0. */
  named?: Record<string, number>;
  oldNamed?: Record<string, number>;
  /** Text fields, each with one widget on each page of its list. */
  fields?: { name: string; value: string; pages: number[] }[];
  /** The font of texts and fields; Helvetica without. */
  baseFont?: string;
  /** Page label ranges: start page to the dictionary's keys, such as `/S/r`. */
  labels?: Record<number, string>;
  /** /MediaBox, /Resources and /Rotate on the node above the pages instead of on each. */
  inherit?: boolean;
  attachments?: Record<string, string>;
  info?: Record<string, string>;
};

/** A small PDF, written by hand so that a test controls its contents. */
export function makeTestPdf(document: TestDocument): Uint8Array {
  const writer = new PdfWriter(4096);
  const [catalog, tree, font] = [writer.allocate(), writer.allocate(), writer.allocate()];
  const pages = document.pages.map(() => writer.allocate());
  const at = (page: number) => `[${pages[page]} 0 R/Fit]`;
  writer.object(
    font,
    `<</Type/Font/Subtype/Type1/BaseFont/${document.baseFont ?? 'Helvetica'}/Encoding/WinAnsiEncoding>>`,
  );
  const annotations = pages.map((): number[] => []);
  const form = writeFields(writer, document, pages, annotations, font);
  for (const [i, page] of document.pages.entries()) {
    for (const link of page.links ?? []) annotations[i]!.push(writer.add(linkBody(link, at)));
    for (const [place, note] of (page.notes ?? []).entries())
      annotations[i]!.push(writer.add(noteBody(note, place)));
    writePage(writer, page, pages[i]!, {
      tree,
      font,
      annotations: annotations[i]!,
      inherit: document.inherit,
    });
  }
  const inherited = document.inherit
    ? `/MediaBox[0 0 300 400]/Rotate 90/Resources<</Font<</F1 ${font} 0 R>>>>`
    : '';
  const kids = pages.map((number) => `${number} 0 R`).join(' ');
  writer.object(tree, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]${inherited}>>`);
  const entries = [`/Pages ${tree} 0 R`, form, namesEntry(writer, document, at)];
  if (document.oldNamed) {
    const rows = Object.entries(document.oldNamed).map(([name, page]) => `/${name} ${at(page)}`);
    entries.push(`/Dests<<${rows.join('')}>>`);
  }
  if (document.outline) {
    const root = writer.allocate();
    writer.object(root, `<<${writeOutline(writer, document.outline, root, at)}>>`);
    entries.push(`/Outlines ${root} 0 R`);
  }
  if (document.labels) {
    const rows = Object.entries(document.labels).map(([page, keys]) => `${page}<<${keys}>>`);
    entries.push(`/PageLabels<</Nums[${rows.join('')}]>>`);
  }
  writer.object(catalog, `<</Type/Catalog${entries.join('')}>>`);
  const info = Object.entries(document.info ?? {}).map(([key, value]) => `/${key} ${textToken(value)}`);
  const infoEntry = info.length ? `/Info ${writer.add(`<<${info.join('')}>>`)} 0 R` : '';
  return writer.finish(`/Root ${catalog} 0 R${infoEntry}`);
}

function linkBody({ to, named, old }: TestLink, at: (page: number) => string): string {
  const target =
    to !== undefined ? `/Dest${at(to)}` : named !== undefined ? `/A<</S/GoTo/D(${named})>>` : `/Dest/${old}`;
  return `<</Type/Annot/Subtype/Link/Rect[10 10 50 50]/Border[0 0 0]${target}>>`;
}

function noteBody(note: string, place: number): string {
  const left = 60 + place * 30;
  const words = textToken(note);
  return `<</Type/Annot/Subtype/Text/Rect[${left} 20 ${left + 20} 40]/F 4/Name/Note/T ${words}/Contents ${words}>>`;
}

type PageSurroundings = { tree: number; font: number; annotations: number[]; inherit: boolean | undefined };

function writePage(writer: PdfWriter, page: TestPage, number: number, around: PageSurroundings): void {
  const [width, height] = page.size ?? [300, 400];
  const own: string[] = [];
  if (page.rotate !== undefined) own.push(`/Rotate ${page.rotate}`);
  const images = page.ballast ? `/XObject<</Im ${writeBallast(writer, page.ballast)} 0 R>>` : '';
  if (!around.inherit) own.push(`/MediaBox[0 0 ${width} ${height}]`);
  if (!around.inherit || images) own.push(`/Resources<</Font<</F1 ${around.font} 0 R>>${images}>>`);
  const words = page.text === undefined ? '' : `BT /F1 18 Tf 40 200 Td ${textToken(page.text)} Tj ET`;
  const picture = images ? 'q 50 0 0 50 20 20 cm /Im Do Q ' : '';
  const contents = writer.allocate();
  writer.streamObject(contents, '', Buffer.from(`${picture + words} ${page.extra ?? ''}`.trimEnd()));
  const annotations = around.annotations.map((annotation) => `${annotation} 0 R`).join(' ');
  if (annotations) own.push(`/Annots[${annotations}]`);
  writer.object(number, `<</Type/Page/Parent ${around.tree} 0 R/Contents ${contents} 0 R${own.join('')}>>`);
}

/** Bytes from a fixed seed, as an image, so that no compression makes them fewer. */
function writeBallast(writer: PdfWriter, size: number): number {
  const side = Math.ceil(Math.sqrt(size));
  const data = Buffer.alloc(side * side);
  let state = 7;
  for (let i = 0; i < data.length; i++)
    data[i] = (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) >> 16;
  const number = writer.allocate();
  const keys = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8`;
  writer.streamObject(number, keys, data);
  return number;
}

function writeFields(
  writer: PdfWriter,
  { fields }: TestDocument,
  pages: number[],
  annotations: number[][],
  font: number,
): string {
  if (!fields) return '';
  const numbers = fields.map(({ name, value, pages: on }) => {
    const field = writer.allocate();
    const kids = on.map((page) => {
      const look = writer.allocate();
      const words = `/Tx BMC BT /Helv 10 Tf 2 5 Td ${textToken(value)} Tj ET EMC`;
      const fonts = `/Resources<</Font<</Helv ${font} 0 R>>>>`;
      writer.streamObject(look, `/Type/XObject/Subtype/Form/BBox[0 0 100 20]${fonts}`, Buffer.from(words));
      const keys = `/Type/Annot/Subtype/Widget/Rect[20 300 120 320]/F 4/P ${pages[page]} 0 R/AP<</N ${look} 0 R>>`;
      const widget = writer.add(`<<${keys}/Parent ${field} 0 R>>`);
      annotations[page]!.push(widget);
      return `${widget} 0 R`;
    });
    const keys = `/FT/Tx/T ${textToken(name)}/V ${textToken(value)}/DA(/Helv 10 Tf 0 g)`;
    writer.object(field, `<<${keys}/Kids[${kids.join(' ')}]>>`);
    return `${field} 0 R`;
  });
  return `/AcroForm<</Fields[${numbers.join(' ')}]/DR<</Font<</Helv ${font} 0 R>>>>/DA(/Helv 0 Tf 0 g)>>`;
}

const sorted = <T>(rows: Record<string, T>): [string, T][] =>
  Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1));

function namesEntry(writer: PdfWriter, document: TestDocument, at: (page: number) => string): string {
  const trees: string[] = [];
  if (document.named) {
    const rows = sorted(document.named).map(([name, page]) => `(${name})${at(page)}`);
    trees.push(`/Dests<</Names[${rows.join('')}]>>`);
  }
  if (document.attachments) {
    const rows = sorted(document.attachments).map(([name, text]) => {
      const data = writer.allocate();
      writer.streamObject(data, '/Type/EmbeddedFile', Buffer.from(text));
      return `(${name})<</Type/Filespec/F(${name})/UF(${name})/EF<</F ${data} 0 R>>>>`;
    });
    trees.push(`/EmbeddedFiles<</Names[${rows.join('')}]>>`);
  }
  return trees.length ? `/Names<<${trees.join('')}>>` : '';
}

function writeOutline(
  writer: PdfWriter,
  items: TestOutline[],
  parent: number,
  at: (page: number) => string,
): string {
  const numbers = items.map(() => writer.allocate());
  for (const [i, { title, page, named, uri, extra = '', folded, children }] of items.entries()) {
    const keys = [`/Title ${textToken(title)}/Parent ${parent} 0 R${extra}`];
    if (page !== undefined) keys.push(`/Dest${at(page)}`);
    if (named !== undefined) keys.push(`/A<</S/GoTo/D(${named})>>`);
    if (uri !== undefined) keys.push(`/A<</S/URI/URI(${uri})>>`);
    if (i) keys.push(`/Prev ${numbers[i - 1]} 0 R`);
    if (numbers[i + 1]) keys.push(`/Next ${numbers[i + 1]} 0 R`);
    if (children)
      keys.push(
        writeOutline(writer, children, numbers[i]!, at),
        `/Count ${folded ? -children.length : children.length}`,
      );
    writer.object(numbers[i]!, `<<${keys.join('')}>>`);
  }
  return `/First ${numbers[0]} 0 R/Last ${numbers.at(-1)} 0 R`;
}
