import { estimateTokens } from './ai.model-tokens.ts';

const SENTENCE_END = /(?<=[.!?…。！？]["”’»)]?)\s+/u;

/** A text in pieces of at most so many tokens: whole where it fits, else at sentences, else at words, else anywhere. */
export function splitText(text: string, most: number): string[] {
  return splitBy(text, most, [SENTENCE_END, /\s+/u, /(?:)/u]);
}

function splitBy(text: string, most: number, [ends, ...finer]: RegExp[]): string[] {
  if (!ends || estimateTokens(text) <= most) return [text];
  const joint = ends.source === '(?:)' ? '' : ' ';
  const pieces: string[] = [];
  let open = '';
  for (const part of text.split(ends)) {
    const longer = open ? open + joint + part : part;
    if (estimateTokens(longer) <= most) {
      open = longer;
      continue;
    }
    if (open) pieces.push(open);
    const parts = splitBy(part, most, finer);
    open = parts.pop() ?? '';
    pieces.push(...parts);
  }
  return open ? [...pieces, open] : pieces;
}

/** Neighbours together, as many as fit into so many tokens. */
export function groupByTokens<One>(all: One[], most: number, textOf: (one: One) => string): One[][] {
  const groups: One[][] = [];
  let left = 0;
  for (const one of all) {
    const tokens = estimateTokens(textOf(one));
    if (!groups.length || tokens > left) {
      groups.push([]);
      left = most;
    }
    groups.at(-1)!.push(one);
    left -= tokens;
  }
  return groups;
}
