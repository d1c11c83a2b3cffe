import { annotatePage } from '../annotate/add-annotation.ts';
import { onlyInput } from '../edit/only-input.ts';
import { openDocument, saveDocument } from '../edit/open-document.ts';
import { PdfError } from '../errors.ts';
import { throwIfAborted, type Tool } from '../tool.ts';
import type { AnnotateOptions } from './annotate.options.ts';
import type { DrawnReport } from './watermark.ts';

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
    if (!page)
      throw new PdfError(
        'invalid_options',
        `The document has no page ${annotation.page}: it has ${doc.pages.length}.`,
      );
    await annotatePage(doc, page, annotation);
    context?.progress?.(index + 1, annotations.length, `annotation ${index + 1} of ${annotations.length}`);
  }
  const files = [{ name: outputName, bytes: await saveDocument(doc) }];
  return { files, report: { missingCharacters: [...doc.missing] } };
};
