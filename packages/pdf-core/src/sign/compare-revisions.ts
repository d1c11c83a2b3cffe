import { INHERITED, listPages } from '../pdf/pages.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { PdfRef, type PdfDict } from '../pdf/values.ts';
import type { Change } from './change.ts';
import { compareAnnotations } from './compare-annotations.ts';
import { compareForms } from './compare-forms.ts';
import { compareStructures, structureNumbers } from './compare-structures.ts';
import { annotationsOf, type Comparison, dictAt, differingKeys } from './comparison.ts';
import { readFieldTree, refsOf } from './field-tree.ts';
import { compareValues } from './same-value.ts';

/** Every difference between two revisions that are both readable, each with its kind. */
export function compareRevisions(before: PdfDocument, after: PdfDocument): Change[] {
  const changes: Change[] = [];
  const fields = { before: readFieldTree(before), after: readFieldTree(after) };
  const { pages: oldPages, nodes } = listPages(before);
  const pages = {
    before: oldPages.map(({ number }) => number),
    after: listPages(after).pages.map(({ number }) => number),
  };
  const judged = new Set([
    ...refsOf([before.trailer.get('Root') ?? null]),
    ...pages.before,
    ...nodes,
    ...pages.before.flatMap((page) => annotationsOf(before, page)),
    ...[...fields.before.values()].flatMap((field) => [field.number, ...field.widgets]),
    ...structureNumbers(before),
  ]);
  const comparison: Comparison = {
    before,
    after,
    pages,
    fields,
    pageOf: new Map(
      pages.after.flatMap((page, index) =>
        annotationsOf(after, page).map((annotation): [number, number] => [annotation, index + 1]),
      ),
    ),
    same: compareValues(before, after, judged, rootNumbers(before, after)),
    report: (change) => {
      changes.push(change);
    },
  };
  compareTrailers(comparison);
  compareCatalogs(comparison);
  comparePageTrees(comparison, nodes);
  comparePages(comparison);
  compareForms(comparison);
  compareAnnotations(comparison);
  compareStructures(comparison);
  return changes;
}

/** Some writers give the catalog another number when they write it anew. */
function rootNumbers(before: PdfDocument, after: PdfDocument): [number | undefined, number | undefined] {
  const [one] = refsOf([before.trailer.get('Root') ?? null]);
  const [other] = refsOf([after.trailer.get('Root') ?? null]);
  return [one, other];
}

/** Trailer entries about the file and not the document; the second half of /ID is meant to change. */
const TRAILER_OF_FILE = new Set([
  'Size',
  'Prev',
  'XRefStm',
  'ID',
  'Type',
  'W',
  'Index',
  'Length',
  'Filter',
  'DecodeParms',
  'Info',
  'Root',
  'Encrypt',
  'DocChecksum',
]);

function compareTrailers(comparison: Comparison): void {
  const { before, after, same, report } = comparison;
  const [one, other] = [before.trailer, after.trailer];
  for (const detail of differingKeys(comparison, one, other, TRAILER_OF_FILE)) {
    // What a trailer leaves out still stands in the one before.
    if (!other.has(detail)) continue;
    if (detail === SOURCES) report({ kind: hasNewSource(before, after) ? 'catalog' : 'metadata', detail });
    else if (one.has(detail)) report({ kind: 'catalog', detail });
  }
  if (!same(one.get('Info'), other.get('Info'))) report({ kind: 'metadata', detail: 'Info' });
  if (other.has('XRefStm') && !one.has('XRefStm')) report({ kind: 'cross_reference', detail: 'XRefStm' });
}

/** Documents that LibreOffice opens instead of the pages. Some programs that sign let the entry point to another object, which is none. */
const SOURCES = 'AdditionalStreams';

function hasNewSource(before: PdfDocument, after: PdfDocument): boolean {
  const known = listSources(before);
  return listSources(after).some((source) => !known.some((other) => other.equals(source)));
}

function listSources(document: PdfDocument): Buffer[] {
  const numbers = refsOf(document.array(document.trailer.get(SOURCES)));
  return numbers.flatMap((number) => document.rawStream(number) ?? []);
}

/** Compared by rules of their own. */
const CATALOG_PARTS = new Set(['AcroForm', 'StructTreeRoot', 'MarkInfo', 'Pages']);
/** What the format knows of a catalog. */
const STANDARD = new Set(
  (
    'Type Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines Threads OpenAction AA URI ' +
    'AcroForm StructTreeRoot MarkInfo Lang SpiderInfo OutputIntents OCProperties Perms Legal Requirements Collection ' +
    'NeedsRendering AF DPartRoot'
  ).split(' '),
);
const VALIDATION_DATA = new Set(['DSS', 'Extensions', 'Version']);
const METADATA = new Set(['Metadata', 'PieceInfo', 'LastModified']);

function compareCatalogs(comparison: Comparison): void {
  const { before, after, report } = comparison;
  for (const detail of differingKeys(comparison, before.root, after.root, CATALOG_PARTS)) {
    if (VALIDATION_DATA.has(detail)) report({ kind: 'validation_data', detail });
    else if (METADATA.has(detail)) report({ kind: 'metadata', detail });
    else if (detail === 'Names') compareNames(comparison);
    else if (STANDARD.has(detail) || before.root.has(detail)) report({ kind: 'catalog', detail });
    // A key that the format does not know shows nothing.
    else report({ kind: 'metadata', detail });
  }
}

/** Named looks are there for programs to copy from; nothing shows them by itself. */
function compareNames(comparison: Comparison): void {
  const { before, after, report } = comparison;
  const names = [before, after].map((document) => document.dict(document.root.get('Names')));
  for (const detail of differingKeys(comparison, names[0], names[1], new Set(['AP'])))
    report({ kind: 'catalog', detail: `Names/${detail}` });
}

/** The attributes of a page tree node for its pages. */
const NODE_KEYS = ['Type', 'Kids', 'Count', 'Parent', ...INHERITED];

function comparePageTrees(comparison: Comparison, nodes: Set<number>): void {
  const { before, after, same, report } = comparison;
  if (!hasSamePages(comparison)) return;
  const pairs = [...nodes].map((number) => [before, after].map((document) => dictAt(document, number)));
  pairs.push([before, after].map((document) => document.dict(document.root.get('Pages'))));
  for (const [one, other] of pairs) {
    const detail = NODE_KEYS.find((key) => !same(one?.get(key), other?.get(key)));
    if (detail) report({ kind: 'page_content', detail: `Pages/${detail}` });
  }
  if (!same(before.root.get('Pages'), after.root.get('Pages'))) report({ kind: 'catalog', detail: 'Pages' });
}

const hasSamePages = ({ pages }: Comparison) =>
  pages.before.length === pages.after.length && pages.before.every((page, i) => page === pages.after[i]);

/** Nothing of a page that is seen. Annotations are compared one by one. */
const PAGE_ASIDE = new Set(['Annots', 'PieceInfo', 'LastModified', 'Metadata', 'Tabs', 'StructParents']);

function comparePages(comparison: Comparison): void {
  const { before, after, pages, report } = comparison;
  const [old, now] = [new Set(pages.before), new Set(pages.after)];
  for (const [i, number] of pages.after.entries())
    if (!old.has(number)) report({ kind: 'page_added', page: i + 1 });
  for (const [i, number] of pages.before.entries())
    if (!now.has(number)) report({ kind: 'page_removed', page: i + 1 });
  const sameSet = old.size === now.size && pages.before.every((number) => now.has(number));
  if (sameSet && !hasSamePages(comparison)) report({ kind: 'page_order' });
  for (const [i, number] of pages.before.entries()) {
    if (!now.has(number)) continue;
    const [one, other] = [before, after].map((document) => document.dict(new PdfRef(number)));
    for (const detail of differingKeys(comparison, one, other, PAGE_ASIDE)) {
      // Inherited attributes are reported once, with the tree.
      if (detail === 'Parent' && !hasSamePages(comparison)) continue;
      report({
        kind: isFontChange(comparison, detail, one, other) ? 'font' : 'page_content',
        page: i + 1,
        detail,
      });
    }
  }
}

function isFontChange(comparison: Comparison, key: string, one?: PdfDict, other?: PdfDict): boolean {
  if (key !== 'Resources') return false;
  const { before, after } = comparison;
  const keys = differingKeys(comparison, before.dict(one?.get(key)), after.dict(other?.get(key)));
  return keys.length === 1 && keys[0] === 'Font';
}
