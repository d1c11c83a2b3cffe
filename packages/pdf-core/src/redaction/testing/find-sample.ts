import { makeDocument, type SamplePage } from '../../edit/testing/make-document.ts';
import { findWords } from '../../tools/find-words/find-words.ts';
import { findWordsOptions } from '../../tools/find-words/options.ts';

export const line = (words: string, y = 700, x = 72) => `BT /F1 12 Tf ${x} ${y} Td (${words}) Tj ET`;
export const lines = (...all: string[]) => all.map((words, at) => line(words, 700 - at * 16)).join('\n');
export const stream = (data: string, dict = '') =>
  `<< ${dict} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** What is found in a document of these pages. */
export async function find(pages: (string | SamplePage)[], options: object, more: object = {}) {
  const bytes = makeDocument({
    pages: pages.map((page) => (typeof page === 'string' ? { content: page } : page)),
    ...more,
  });
  const { report } = await findWords([{ name: 'a.pdf', bytes }], findWordsOptions.parse(options));
  return report.finds;
}

export const words = (...all: string[]) => ({ words: all });
