import { annotatePage } from './add-annotation.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { PdfError } from '../../errors.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { type Cover, findCoveredWords } from '../../forms/covered-words.ts';
import type { AnnotateOptions, Annotation } from './options.ts';
import type { DrawnReport } from '../drawn-report.ts';

/** Puts notes, highlights, words and drawings on pages, as annotations that any viewer shows and can remove again. */
export const annotate: Tool<AnnotateOptions, DrawnReport> = async (
  inputs,
  { annotations, outputName },
  context,
) => {
  const doc = await openDocument(onlyInput(inputs).bytes, { change: 'annotating' });
  for (const [index, annotation] of annotations.entries()) {
    throwIfAborted(context);
    const page = doc.pages[annotation.page - 1];
    if (!page) throw new PdfError('page_missing', { page: annotation.page, count: doc.pages.length });
    await annotatePage(doc, page, annotation);
    context?.progress?.(index + 1, annotations.length, 'annotation');
  }
  const notices = await findCoveredWords(doc.bytes, annotations.flatMap(coverOf));
  const files = [{ name: outputName, bytes: await saveDocument(doc) }];
  return { files, report: { missingCharacters: [...doc.missing] }, notices };
};

/** What nothing is seen through: a filled box, or a picture. */
function coverOf(annotation: Annotation): Cover[] {
  const isBox = annotation.type === 'rectangle' && annotation.fill !== undefined;
  const isPicture = annotation.type === 'stamp' && annotation.image !== undefined;
  if (!(isBox || isPicture) || annotation.opacity < 1) return [];
  const { x, y, width, height, page } = annotation;
  return [{ x, y, width, height, page: page - 1 }];
}
