import { annotatePage, rgb } from './add-annotation.ts';
import { colorOf, markedBoxes } from './draw-annotation.ts';
import type { SeenBox } from '../../edit/annotations.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { PdfError } from '../../errors.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { type Cover, findCoveredWords } from '../../forms/covered-words.ts';
import { coveredByStroke, isDark, type Point } from '../../forms/opaque-strokes.ts';
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

/** What nothing is seen through: a filled box, a picture, a thick line, or a highlight as dark as the words. */
function coverOf(annotation: Annotation): Cover[] {
  if (annotation.opacity < 1) return [];
  return boxesOf(annotation).map((box) => ({ ...box, page: annotation.page - 1 }));
}

function boxesOf(annotation: Annotation): SeenBox[] {
  const strokes = (lines: Point[][], lineWidth: number) =>
    lines.flatMap((points) => coveredByStroke(points, lineWidth) ?? []);
  switch (annotation.type) {
    case 'rectangle':
      return annotation.fill === undefined ? [] : [annotation];
    case 'stamp':
      return annotation.image === undefined ? [] : [annotation];
    case 'line':
      return strokes([[annotation.from, annotation.to]], annotation.lineWidth);
    case 'ink':
      return strokes(annotation.strokes, annotation.lineWidth);
    case 'highlight':
      return isDark(rgb(colorOf(annotation))) ? markedBoxes(annotation) : [];
    default:
      return [];
  }
}
