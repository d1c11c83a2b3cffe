import { withDocument } from '../../pdfium/document.ts';
import { PdfError } from '../../errors.ts';
import type { Notice } from '../notices.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { compareEdges } from './compare-edges.ts';
import { findDifferences } from './find-differences.ts';
import { findPictureChanges, type PictureChanges } from './find-picture-changes.ts';
import { listWordChanges, type Ranked, rankOfPage } from './list-changes.ts';
import type { CompareOptions } from './options.ts';
import { readSides } from './read-sides.ts';
import type { Change, CompareReport } from './report.ts';
import type { Side } from './side.ts';
import { writeNotes } from './write-notes.ts';

const NO_PICTURES: PictureChanges = { changes: [], pictures: 0, pagesDrawn: 0, picturesLeftOut: 0 };

/** What was added, removed, changed and moved from the first document to the second. */
export const compare: Tool<CompareOptions, CompareReport> = async (inputs, options, context) => {
  const [first, second] = inputs;
  if (!first || !second || inputs.length > 2) throw new PdfError('two_documents_wanted');
  const report = await withDocument(first.bytes, {}, (one) =>
    withDocument(second.bytes, {}, async (other) => {
      const [a, b] = await readSides(one, { document: other, bytes: second.bytes }, context);
      const found = findDifferences(a, b);
      const pictures = options.pictures
        ? findPictureChanges({ side: a, document: one }, { side: b, document: other }, found.mates, () =>
            throwIfAborted(context),
          )
        : NO_PICTURES;
      const edges = compareEdges(a, b, found.differences);
      const changes = [
        ...listWordChanges(a, b, { ...found, differences: edges.differences }),
        ...rankAll(b, [...edges.changes, ...pictures.changes]),
      ].toSorted((x, y) => x.rank - y.rank);
      return describe(a, b, changes, pictures, options.changes);
    }),
  );
  const notices = noticesOf(report, [first.name, second.name]);
  if (!options.notes) return { files: [], report, notices };
  const noted = await writeNotes(second, report.changes, options.outputName, context);
  // The document was made by the tool for that, and is complete.
  return { files: noted.files, report, notices: [...notices, ...noted.notices], documents: [] };
};

function noticesOf({ summary, total, before, after }: CompareReport, names: [string, string]): Notice[] {
  const notices: Notice[] = [
    total
      ? { code: 'differences', params: { total, ...summary.params } }
      : { code: 'no_differences', params: {} },
  ];
  for (const [at, { pagesReadByOcr: pages }] of [before, after].entries())
    if (pages) notices.push({ code: 'read_by_ocr', params: { file: names[at]!, pages } });
  const pages = before.pagesWithoutText + after.pagesWithoutText;
  if (pages) notices.push({ code: 'pages_without_text', params: { pages } });
  return notices;
}

function rankAll(b: Side, changes: Change[]): Ranked[] {
  return changes.map((change) => ({ rank: rankOfPage(b, change.after.page - 1), make: () => change }));
}

function describe(
  a: Side,
  b: Side,
  ranked: Ranked[],
  { pictures, pagesDrawn, picturesLeftOut }: PictureChanges,
  most: number,
): CompareReport {
  const params = { added: 0, removed: 0, changed: 0, moved: 0 };
  const changes: Change[] = [];
  let doubtful = 0;
  for (const { make } of ranked) {
    const change = make();
    params[change.kind]++;
    if (change.doubtful) doubtful++;
    if (changes.length < most) changes.push(change);
  }
  return {
    summary: { code: ranked.length ? 'different' : 'same', params },
    total: ranked.length,
    more: ranked.length - changes.length,
    doubtful,
    pictures,
    pagesDrawn,
    picturesLeftOut,
    before: describeFile(a),
    after: describeFile(b),
    changes,
  };
}

function describeFile({ sizes, texts, pagesReadByOcr, pagesWithoutText }: Side) {
  return { pages: sizes.length, words: texts.length, pagesReadByOcr, pagesWithoutText };
}
