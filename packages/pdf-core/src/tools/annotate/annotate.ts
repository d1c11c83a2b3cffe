import { annotatePage } from './add-annotation.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { PdfError } from '../../errors.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { type Cover, findCoveredWords } from '../../forms/covered-words.ts';
import { fillFields } from '../../forms/fill-fields.ts';
import type { AnnotateOptions, Annotation } from './options.ts';
import type { AnnotateReport } from './report.ts';

/**
 * Puts notes, highlights, words and drawings on pages, as annotations that any viewer shows and can remove again.
 * A form can be filled in with it, so that both are one change.
 */
export const annotate: Tool<AnnotateOptions, AnnotateReport> = async (
  inputs,
  { annotations, fields, outputName },
  context,
) => {
  const doc = await openDocument(onlyInput(inputs).bytes, { change: 'annotating' });
  const dropped = fields && (await fillFields(doc, fields, context));
  for (const [index, annotation] of annotations.entries()) {
    throwIfAborted(context);
    const page = doc.pages[annotation.page - 1];
    if (!page) throw new PdfError('page_missing', { page: annotation.page, count: doc.pages.length });
    await annotatePage(doc, page, annotation);
    context?.progress?.(index + 1, annotations.length, 'annotation');
  }
  const notices = await findCoveredWords(doc.bytes, annotations.flatMap(coverOf));
  const files = [{ name: outputName, bytes: await saveDocument(doc) }];
  return {
    files,
    report: { missingCharacters: [...doc.missing], ...(dropped?.length && { dropped }) },
    notices,
  };
};

/** What nothing is seen through: a filled box, or a picture. */
function coverOf(annotation: Annotation): Cover[] {
  const isBox = annotation.type === 'rectangle' && annotation.fill !== undefined;
  const isPicture = annotation.type === 'stamp' && annotation.image !== undefined;
  if (!(isBox || isPicture) || annotation.opacity < 1) return [];
  const { x, y, width, height, page } = annotation;
  return [{ x, y, width, height, page: page - 1 }];
}
