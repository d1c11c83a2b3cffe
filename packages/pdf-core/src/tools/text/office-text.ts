import { parse } from 'node:path';
import { isOffice, readOffice } from '../../office/read-office.ts';
import { resolvePages } from '../../page-ranges.ts';
import type { Tool } from '../../tool.ts';
import { text, type TextOfPage, type TextReport } from './text.ts';
import type { TextOptions } from './options.ts';

/** `label` is the name of a sheet. Pages of Word and Excel files have no size of their own: it is 0. */
export type AnyTextReport = Omit<TextReport, 'pages'> & { pages: (TextOfPage & { label?: string })[] };

/** The text of a PDF, Word or Excel file. */
export const anyText: Tool<TextOptions, AnyTextReport> = async (inputs, options, context) => {
  const [input] = inputs;
  if (!input || !isOffice(input.bytes)) return text(inputs, options, context);
  const all = readOffice(input.bytes);
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
