import { parse } from 'node:path';
import { isOffice, readOffice } from '../../office/read-office.ts';
import { resolvePages } from '../../page-ranges.ts';
import type { DocumentFile, Tool } from '../../tool.ts';
import { findTextKind, namedKind } from '../../typeset/text-kind.ts';
import { readSourceText } from '../to-pdf/read-source-text.ts';
import { text, type TextOfPage, type TextReport } from './text.ts';
import type { TextOptions } from './options.ts';

/** `label` is the name of a sheet. Pages of other files than PDFs have no size of their own: it is 0. */
export type AnyTextReport = Omit<TextReport, 'pages'> & { pages: (TextOfPage & { label?: string })[] };

/** The text of any file that has one. Pages of slides and sheets are theirs. */
export const anyText: Tool<TextOptions, AnyTextReport> = async (inputs, options, context) => {
  const [input] = inputs;
  const all = input && (await readPages(input));
  if (!input || !all) return text(inputs, options, context);
  const pages = resolvePages(options.pages, all.length).map((index) => ({
    page: index + 1,
    width: 0,
    height: 0,
    ...all[index]!,
  }));
  const whole = pages.map((page) => (page.text ? `${page.text}\n\f` : '\f')).join('');
  const pagesWithoutText = pages.filter((page) => !page.text).map(({ page }) => page);
  const file = { name: `${parse(input.name).name}.txt`, bytes: new TextEncoder().encode(whole) };
  return { files: [file], report: { pages, pagesWithoutText } };
};

/** Undefined for a PDF. A text is one page. */
async function readPages({
  name,
  bytes,
}: DocumentFile): Promise<{ text: string; label?: string }[] | undefined> {
  const kind = namedKind(name) && findTextKind(bytes, name);
  if (kind) return [{ text: await readSourceText(kind, bytes) }];
  return isOffice(bytes) ? readOffice(bytes) : undefined;
}
