/** What a text on a page may name in braces. */
export type Words = Record<'page' | 'pages' | 'file' | 'date', string>;

/** Those that are the same on every page. */
export function documentWords(fileName: string, lastPage: number): Omit<Words, 'page'> {
  return {
    pages: String(lastPage),
    file: fileName.replace(/\.pdf$/i, ''),
    date: new Date().toISOString().slice(0, 10),
  };
}

export function fillWords(text: string, words: Words): string {
  return text.replaceAll(/\{(page|pages|file|date)\}/g, (_, name: keyof Words) => words[name]);
}
