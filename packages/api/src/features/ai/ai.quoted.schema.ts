/** Quotation marks of the four languages, and those of a typewriter. */
const OWN_MARK = /^["“”„‟«»‹›‘‚「]|["“”„«»‹›]$/u;

const BAR = /(?:^|\s)\|(?=\s|$)/u;

/** A quote in a sentence: of a row of a table its cells, without the empty ones. */
export const sayQuote = (snippet: string): string =>
  snippet
    .split('\n')
    .map((line) => {
      const cells = line.split(BAR).map((cell) => cell.trim());
      return cells.length > 1 ? cells.filter(Boolean).join(' | ') : line;
    })
    .join('\n');

/** What is said of an answer that stands in a document. A quote that has quotation marks at an end gets no others around them. */
export function quotedParams({ snippet, page, label: sheet = '' }: Quoted) {
  const quote = sayQuote(snippet);
  return {
    quote,
    page,
    sheet,
    of: sheet ? ('sheet' as const) : ('page' as const),
    marks: OWN_MARK.test(quote) ? ('own' as const) : ('added' as const),
  };
}

interface Quoted {
  snippet: string;
  page: number;
  label?: string | undefined;
}
