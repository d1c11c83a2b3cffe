import { foldLetters, type Mark } from './search.marks.ts';

const LENGTH = 180;
/** What is shown before the first word that was found. */
const LEAD = 50;

type Hit = { from: number; to: number; word: number };

/** The piece of a page that has the most of what was asked for, with the words in it to be marked. */
export function cutPassage(content: string, words: string[]): { text: string; marks: Mark[] } {
  const text = content.replace(/\s+/g, ' ').trim();
  const hits = findWords(text, words.map(foldLetters));
  const start = startOfPiece(text, bestHit(hits)?.from ?? 0);
  const end = endOfPiece(text, start);
  const [before, after] = [start > 0 ? '…' : '', end < text.length ? '…' : ''];
  const shift = before.length - start;
  const marks = hits
    .filter(({ from, to }) => from >= start && to <= end)
    .map(({ from, to }): Mark => [from + shift, to + shift]);
  return { text: before + text.slice(start, end) + after, marks };
}

function findWords(text: string, starts: string[]): Hit[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: word, index }): Hit[] => {
    const folded = foldLetters(word);
    const found = starts.findIndex((start) => folded.startsWith(start));
    return found < 0 ? [] : [{ from: index, to: index + word.length, word: found }];
  });
}

/** The first of those that most of the words stand near. */
function bestHit(hits: Hit[]): Hit | undefined {
  let best: Hit | undefined;
  let most = 0;
  for (const [index, hit] of hits.entries()) {
    const near = new Set<number>();
    for (let next = index; next < hits.length && hits[next]!.to - hit.from <= LENGTH - LEAD; next++) {
      near.add(hits[next]!.word);
    }
    if (near.size > most) [best, most] = [hit, near.size];
  }
  return best;
}

function startOfPiece(text: string, hit: number): number {
  if (hit <= LEAD) return 0;
  const space = text.indexOf(' ', hit - LEAD);
  return space >= 0 && space < hit ? space + 1 : hit;
}

function endOfPiece(text: string, start: number): number {
  if (text.length - start <= LENGTH) return text.length;
  const space = text.lastIndexOf(' ', start + LENGTH);
  return space > start + LENGTH / 2 ? space : start + LENGTH;
}
