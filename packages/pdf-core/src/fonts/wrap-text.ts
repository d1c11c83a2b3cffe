import { splitLines } from './clean-text.ts';
import { shapeLine, type ShapedLine } from './shape-text.ts';

const wordBreaks = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The lines of a text when none may be wider than `width` ems: broken between words, and inside one only when it alone is too wide. */
export async function wrapLines(text: string, width: number): Promise<ShapedLine[]> {
  const lines: ShapedLine[] = [];
  for (const paragraph of splitLines(text)) {
    const whole = await shapeLine(paragraph);
    if (whole.width <= width) lines.push(whole);
    else for (const part of await breakParagraph(paragraph, width)) lines.push(part);
  }
  return lines;
}

async function breakParagraph(paragraph: string, width: number): Promise<ShapedLine[]> {
  const pieces: string[] = [];
  for (const { segment } of wordBreaks.segment(paragraph)) {
    // Punctuation stays with the word before it.
    if (pieces.length && !/[\p{L}\p{N}\s]/u.test(segment)) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  const lines: string[] = [];
  let line = '';
  let used = 0;
  // Long texts repeat words.
  const widths = new Map<string, number>();
  for (const piece of pieces) {
    const wide = widths.get(piece) ?? (await shapeLine(piece)).width;
    widths.set(piece, wide);
    if (used + wide <= width || (!line && wide <= width)) {
      line += piece;
      used += wide;
      continue;
    }
    if (line.trim()) lines.push(line.trimEnd());
    const fitting = wide > width ? await cutWord(piece, width, lines) : piece.trimStart();
    line = fitting;
    used = fitting ? (await shapeLine(fitting)).width : 0;
  }
  if (line.trim()) lines.push(line.trimEnd());
  return Promise.all(lines.map((part) => shapeLine(part)));
}

/** Pushes full lines of a word that is wider than the line, and gives back its rest. */
async function cutWord(word: string, width: number, lines: string[]): Promise<string> {
  const letters = [...word];
  const each = (await shapeLine(word)).width / letters.length;
  const fit = Math.max(1, Math.floor(width / each));
  let at = 0;
  for (; at + fit < letters.length; at += fit) lines.push(letters.slice(at, at + fit).join(''));
  return letters.slice(at).join('');
}
