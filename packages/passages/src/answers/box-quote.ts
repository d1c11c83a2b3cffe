import { locateQuote } from './locate-quote.ts';

export type QuoteBox = { x: number; y: number; width: number; height: number };
export type QuoteWord = QuoteBox & { text: string };

/** The words of a page that a quote is made of, a box for each line; none where it does not stand there. */
export function boxQuote(words: QuoteWord[], quote: string): QuoteBox[] {
  let text = '';
  const ends = words.map((word) => (text += `${word.text} `).length);
  const place = locateQuote(text, quote);
  if (!place) return [];
  const lines: QuoteBox[] = [];
  words.forEach((word, i) => {
    const from = ends[i]! - word.text.length - 1;
    if (from >= place.to || ends[i]! - 1 <= place.from) return;
    const line = lines.at(-1);
    if (line && isOneLine(line, word)) extend(line, word);
    else lines.push({ x: word.x, y: word.y, width: word.width, height: word.height });
  });
  return lines;
}

/** They overlap by more than half in height, and the word does not go back to the left. */
function isOneLine(line: QuoteBox, word: QuoteBox): boolean {
  const overlap = Math.min(line.y + line.height, word.y + word.height) - Math.max(line.y, word.y);
  return overlap > 0.5 * Math.min(line.height, word.height) && word.x >= line.x;
}

function extend(line: QuoteBox, word: QuoteBox): void {
  const right = Math.max(line.x + line.width, word.x + word.width);
  const bottom = Math.max(line.y + line.height, word.y + word.height);
  line.y = Math.min(line.y, word.y);
  line.width = right - line.x;
  line.height = bottom - line.y;
}
