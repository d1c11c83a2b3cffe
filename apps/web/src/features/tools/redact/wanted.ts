export const PATTERNS = ['email', 'phone', 'iban', 'card', 'ssn', 'date'] as const;

/** What is looked for, as it is written in fields. */
export interface Wanted {
  /** One a line. */
  words: string;
  expressions: string;
  patterns: (typeof PATTERNS)[number][];
  wholeWords: boolean;
}

/** What was looked for, as the tools take it. */
export function toOptions({ words, expressions, patterns, wholeWords }: Wanted) {
  return { words: linesOf(words), expressions: linesOf(expressions), patterns, wholeWords };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function isNothing({ words, expressions, patterns }: Wanted): boolean {
  return !linesOf(words).length && !linesOf(expressions).length && !patterns.length;
}

/** The other way round, of options that a recipe has. */
export function fromOptions(options: Record<string, unknown>): Wanted {
  const listOf = (name: string) => (Array.isArray(options[name]) ? options[name].map(String) : []);
  const patterns = listOf('patterns');
  return {
    words: listOf('words').join('\n'),
    expressions: listOf('expressions').join('\n'),
    patterns: PATTERNS.filter((pattern) => patterns.includes(pattern)),
    wholeWords: options.wholeWords !== false,
  };
}
