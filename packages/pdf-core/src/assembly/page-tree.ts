import type { Edit } from '../pdf/copier.ts';
import { Lexer } from '../pdf/lexer.ts';
import { INHERITED, pageValue, type Page } from '../pdf/pages.ts';
import { isDict, nameOf } from '../pdf/values.ts';
import type { PdfWriter } from '../pdf/writer.ts';
import type { Source } from './sources.ts';

const KIDS_PER_NODE = 64;

/** Writes all chosen pages and the tree over them. Parts' own trees are not trusted, and not copied. */
export function writePageTree(writer: PdfWriter, root: number, sources: Source[]): void {
  const all = sources.flatMap((source) => source.chosen.map((choice) => ({ source, ...choice })));
  const nodes: { number: number; kids: number[] }[] = [];
  for (let first = 0; first < all.length; first += KIDS_PER_NODE) {
    const kids = all.slice(first, first + KIDS_PER_NODE).map(({ number }) => number);
    nodes.push({ number: all.length > KIDS_PER_NODE ? writer.allocate() : root, kids });
  }
  const shared = new Map<object, number>();
  for (const [i, { source, page, number, rotate }] of all.entries()) {
    writePage(source, page, number, nodes[Math.floor(i / KIDS_PER_NODE)]!.number, rotate, shared);
  }
  for (const source of sources) source.copier.drain();
  if (nodes.length === 1)
    return writer.object(root, `<</Type/Pages${listKids(nodes[0]!.kids, all.length)}>>`);
  for (const { number, kids } of nodes) {
    writer.object(number, `<</Type/Pages/Parent ${root} 0 R${listKids(kids, kids.length)}>>`);
  }
  const numbers = nodes.map(({ number }) => number);
  writer.object(root, `<</Type/Pages${listKids(numbers, all.length)}>>`);
}

const listKids = (kids: number[], count: number): string =>
  `/Count ${count}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]`;

function writePage(
  source: Source,
  page: Page,
  number: number,
  parent: number,
  rotate: number,
  shared: Map<object, number>,
): void {
  const { copier, document } = source;
  const { scanner, index } = document;
  let firstRef = index.firstRef[page.number]!;
  let lastRef = index.lastRef[page.number]!;
  let mentions = index.mentions[page.number]!;
  if (!page.number) {
    firstRef = scanner.count;
    scanner.scan(page.source, page.start);
    lastRef = scanner.count;
    mentions = scanner.mentions;
  }
  const own = pageEdits(source, page, parent, rotate, shared);
  const edits = copier.editsFor(mentions, () => new Lexer(page.source, page.start).read(), own);
  copier.writer.begin(number);
  copier.copyRange(page.source, page.start, page.end, firstRef, lastRef, edits);
  copier.writer.end();
}

/** Another parent, and on the page itself whatever it had from nodes above it. */
function pageEdits(
  source: Source,
  page: Page,
  parent: number,
  rotate: number,
  shared: Map<object, number>,
): Edit[] {
  const edits: Edit[] = [];
  let added = '';
  const put = (key: string, value: string) => {
    const entry = page.entries.get(key);
    if (entry) edits.push({ start: entry.valueStart, end: entry.valueEnd, text: ` ${value} ` });
    else added += `/${key} ${value}`;
  };
  put('Parent', `${parent} 0 R`);
  if (nameOf(page.entries.get('Type')?.value) !== 'Page') put('Type', '/Page');
  for (const key of INHERITED) {
    if (page.entries.has(key)) continue;
    const from = page.inherited[key];
    if (from && key === 'Resources' && isDict(from.value)) {
      let copy = shared.get(from.node);
      if (!copy) shared.set(from.node, (copy = source.copier.writer.add(source.copier.token(from.value))));
      added += `/Resources ${copy} 0 R`;
    } else if (from && !(key === 'Rotate' && rotate)) added += `/${key} ${source.copier.token(from.value)}`;
    else if (key === 'MediaBox') added += '/MediaBox[0 0 612 792]';
  }
  // The colors of a part, set on its pages (PDF 2.0), because parts may differ.
  if (source.outputIntents && !source.alone && !page.entries.has('OutputIntents')) {
    added += `/OutputIntents ${source.outputIntents}`;
  }
  if (source.forPrint) added += printBoxes(source, page);
  edits.push(...source.copier.keyEdits(page.entries));
  if (rotate) put('Rotate', String(turn(source, page, rotate)));
  edits.push({ start: page.end - 2, end: page.end - 2, text: added });
  return edits.sort((a, b) => a.start - b.start);
}

/** A press cuts at the trim box; where a page names none, that is what a viewer shows of it. */
function printBoxes({ copier }: Source, page: Page): string {
  const shown = pageValue(page, 'CropBox') ?? pageValue(page, 'MediaBox') ?? [0, 0, 612, 792];
  const missing = ['TrimBox', 'BleedBox'].filter((key) => !page.entries.has(key));
  return missing.map((key) => `/${key} ${copier.token(shown)}`).join('');
}

function turn({ document }: Source, page: Page, rotate: number): number {
  const value = document.resolve(pageValue(page, 'Rotate'));
  const before = typeof value === 'number' ? Math.round(value / 90) * 90 : 0;
  return (((before + rotate) % 360) + 360) % 360;
}
