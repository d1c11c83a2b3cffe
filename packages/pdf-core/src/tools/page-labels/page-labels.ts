import { onlyInput } from '../../edit/only-input.ts';
import { catalogRef, openDocument, saveDocument, touch } from '../../edit/open-document.ts';
import { PdfError } from '../../errors.ts';
import { makeDict, textString } from '../../pdf/make-value.ts';
import type { Tool } from '../../tool.ts';
import type { LABEL_STYLES, PageLabelsOptions } from './options.ts';
import type { PageLabelsReport } from './report.ts';

const STYLES: Record<(typeof LABEL_STYLES)[number], string | undefined> = {
  arabic: 'D',
  roman: 'r',
  'roman-capitals': 'R',
  letters: 'a',
  'letters-capitals': 'A',
  none: undefined,
};

/** Sets the labels that viewers show for pages. Nothing on the pages changes. */
export const pageLabels: Tool<PageLabelsOptions, PageLabelsReport> = async (inputs, options) => {
  const { style, prefix, start, frontPages, password, outputName } = options;
  const doc = await openDocument(onlyInput(inputs).bytes, { password, change: 'modifying' });
  const count = doc.pages.length;
  if (frontPages > count) throw new PdfError('page_missing', { page: frontPages, count });
  const main = {
    ...(STYLES[style] && { S: STYLES[style], St: start }),
    ...(prefix && { P: textString(prefix) }),
  };
  const ranges = frontPages ? [0, { S: 'r' }] : [];
  const rows = frontPages < count ? [...ranges, frontPages, main] : ranges;
  doc.catalog.set('PageLabels', makeDict({ Nums: rows }));
  touch(doc, catalogRef(doc));
  return { files: [{ name: outputName, bytes: await saveDocument(doc) }], report: { pages: count } };
};
