/** Where a quote stands in a page's text: `text.slice(from, to)` is the quote as the page writes it. */
export type Place = { from: number; to: number };

type Folded = { text: string; places: number[] };

/** Found whatever the spacing, hyphens at line ends, ligatures, accents, quotation marks and case; null when it is not there. */
export function locateQuote(pageText: string, quote: string): Place | null {
  const wanted = fold(quote).text;
  if (!wanted) return null;
  const page = fold(pageText);
  const at = page.text.indexOf(wanted);
  if (at < 0) return null;
  const last = page.places[at + wanted.length - 1]!;
  return { from: page.places[at]!, to: last + lengthAt(pageText, last) };
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
