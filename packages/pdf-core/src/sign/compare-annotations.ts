import type { PdfDict } from '../pdf/values.ts';
import { annotationsOf, boxOf, type Comparison, dictAt, differingKeys, subtypeOf } from './comparison.ts';

/** What people write onto a page as a comment. Links, media and redactions are none. */
const COMMENTS = new Set([
  'Text',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Caret',
  'Ink',
  'Popup',
  'Stamp',
]);
/** The place of a comment's note, and whether it is open, may change. */
const POPUP_ASIDE = new Set(['Open', 'Rect', 'M', 'F']);
const COMMENT_ASIDE = new Set(['Popup', 'M', 'StructParent']);

/** Annotations that are no fields: the old ones are as they were, new ones are comments. */
export function compareAnnotations(comparison: Comparison): void {
  const { before, after, pages, fields, report } = comparison;
  const isField = (tree: typeof fields.before) =>
    new Set([...tree.values()].flatMap(({ number, widgets }) => [number, ...widgets]));
  const [oldFields, newFields] = [isField(fields.before), isField(fields.after)];
  const seen = new Set<number>();
  for (const [index, page] of pages.before.entries()) {
    const kept = new Set(annotationsOf(after, page));
    for (const number of annotationsOf(before, page)) {
      seen.add(number);
      const [one, other] = [dictAt(before, number), dictAt(after, number)];
      const isPopup = subtypeOf(before, one) === 'Popup';
      if (!kept.has(number)) {
        if (!isPopup) report({ kind: 'annotation_removed', page: index + 1 });
      } else if (!oldFields.has(number)) {
        for (const detail of differingKeys(comparison, one, other, isPopup ? POPUP_ASIDE : COMMENT_ASIDE))
          report({ kind: 'annotation', page: index + 1, detail });
      }
    }
    compareLoose(comparison, page, index + 1);
  }
  for (const [index, page] of pages.after.entries()) {
    for (const number of annotationsOf(after, page)) {
      if (seen.has(number) || newFields.has(number)) continue;
      const dict = dictAt(after, number);
      const box = boxOf(after, dict?.get('Rect'));
      const place = { page: index + 1, detail: subtypeOf(after, dict), box };
      report({ kind: isComment(comparison, dict) ? 'comment' : 'annotation_added', ...place });
    }
  }
}

function isComment({ after }: Comparison, dict: PdfDict | undefined): boolean {
  return COMMENTS.has(subtypeOf(after, dict) ?? '') && !dict?.has('A') && !dict?.has('AA');
}

/** Annotations written straight into the page's array, and the order in which all are drawn. */
function compareLoose({ before, after, same, report }: Comparison, number: number, page: number): void {
  const [one, other] = [before, after].map((document) =>
    document.array(dictAt(document, number)?.get('Annots')),
  );
  const loose = (values: typeof one) => values!.filter((value) => value instanceof Map);
  if (!same(loose(one), loose(other))) report({ kind: 'annotation', page, detail: 'Annots' });
  const old = annotationsOf(before, number);
  const known = new Set(old);
  const kept = annotationsOf(after, number).filter((annotation) => known.has(annotation));
  const left = new Set(kept);
  const order = old.filter((annotation) => left.has(annotation));
  if (kept.some((annotation, i) => annotation !== order[i]))
    report({ kind: 'annotation', page, detail: 'Annots' });
}
