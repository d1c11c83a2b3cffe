/** Where a quote stands in a page's text: `text.slice(from, to)` is the quote as the page writes it. */
export type Place = { from: number; to: number };

type PagePlace = Place & { page: number };
/** What somebody wrote down who read the document: the places that answer a question, their page, and the answer itself. */
export type Noted = { quotes: string[]; answers: string[]; page?: number | undefined };

/**
 * Where noted quotes stand: on their page, or else wherever the document has them. One in another order than the text that is read is
 * looked for by its answers, on its page.
 */
export function locateNoted(
  pages: { page: number; text: string }[],
  { quotes, answers, page: wanted }: Noted,
): PagePlace[] {
  const find = (quote: string, some: typeof pages) =>
    some.flatMap(({ page, text }) => {
      const place = locateQuote(text, quote);
      return place ? [{ page, ...place }] : [];
    });
  const own = pages.filter(({ page }) => page === wanted);
  const places = quotes.flatMap((quote) => {
    const near = find(quote, own);
    return near.length ? near : find(quote, pages);
  });
  return places.length || !quotes.length ? places : answers.flatMap((answer) => find(answer, own));
}

type Folded = { text: string; places: number[] };

const CUTS_A_WORD = /[\p{L}\p{N}][\p{L}\p{N}]/u;
const CUTS_A_NUMBER = /\d[ \u00a0\u202f.,'’]\d/;

/**
 * Found whatever the spacing, hyphens at line ends, ligatures, accents, quotation marks and case; null when it is not there.
 * `whole` wants it to begin and end where words do: 85 is no quote from 185.
 */
export function locateQuote(pageText: string, quote: string, whole = false): Place | null {
  const wanted = fold(quote).text;
  if (!wanted) return null;
  const page = fold(pageText);
  for (let at = page.text.indexOf(wanted); at >= 0; at = page.text.indexOf(wanted, at + 1)) {
    const from = page.places[at]!;
    const last = page.places[at + wanted.length - 1]!;
    const to = last + lengthAt(pageText, last);
    if (!whole || standsAlone(pageText, from, to)) return { from, to };
  }
  return null;
}

/** Neither end lies in a word, nor in a number such as 1 200.50. */
function standsAlone(text: string, from: number, to: number): boolean {
  const isCut = (at: number) =>
    CUTS_A_WORD.test(text.slice(Math.max(0, at - 1), at + 1)) ||
    CUTS_A_NUMBER.test(text.slice(Math.max(0, at - 2), at + 1)) ||
    CUTS_A_NUMBER.test(text.slice(Math.max(0, at - 1), at + 2));
  return !isCut(from) && !isCut(to);
}

/** Letters and digits alone, each with its place: what spacing, hyphens and marks do then makes no difference. */
function fold(text: string): Folded {
  let folded = '';
  const places: number[] = [];
  for (let i = 0; i < text.length;) {
    const length = lengthAt(text, i);
    const plain = text
      .slice(i, i + length)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%€$£]/gu, '');
    folded += plain;
    for (let k = 0; k < plain.length; k++) places.push(i);
    i += length;
  }
  return { text: folded, places };
}

const lengthAt = (text: string, at: number) => (text.codePointAt(at)! > 0xffff ? 2 : 1);
