/** Quotation marks of the four languages, and those of a typewriter. */
const OWN_MARK = /^["“”„‟«»‹›‘‚「]|["“”„«»‹›]$/u;

/** What is said of an answer that stands in a document. A quote that has quotation marks at an end gets no others around them. */
export function quotedParams({ snippet: quote, page, label: sheet = '' }: Quoted) {
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
