import type { Range } from './find-moves.ts';
import type { Sequences } from './shortest-edit.ts';
import type { Side } from './side.ts';

/** A heading and a row of a table are one sentence each. */
export type Sentence = Range & { isRow: boolean };
export type Sentences = { list: Sentence[]; /** The sentence of each word. */ of: Int32Array };

const END = /[.!?:;]["')\]]?$/;

export function listSentences({ units, texts }: Side): Sentences {
  const list: Sentence[] = [];
  const of = new Int32Array(texts.length);
  for (const { start, end, isRow } of units)
    for (let [at, from] = [start, start]; at < end; at++) {
      of[at] = list.length;
      if (at < end - 1 && (isRow || !END.test(texts[at]!))) continue;
      list.push({ start: from, end: at + 1, isRow });
      from = at + 1;
    }
  return { list, of };
}

/** A sentence that both documents have once: from `x` in the first and `y` in the second. */
export type SameSentence = { x: number; y: number; length: number };

/** In the order of the first document. */
export function listSame(keys: Sequences, a: Sentences, b: Sentences): SameSentence[] {
  const inB = indexSentences(keys.b, b.list);
  const same: SameSentence[] = [];
  for (const [text, one] of indexSentences(keys.a, a.list)) {
    const other = inB.get(text);
    if (one && other) same.push({ x: one.start, y: other.start, length: one.end - one.start });
  }
  return same;
}

/** The place of each sentence that a text has once; undefined for those that it has more often. */
function indexSentences(keys: Int32Array, sentences: Range[]): Map<string, Range | undefined> {
  const places = new Map<string, Range | undefined>();
  for (const sentence of sentences) {
    const text = keys.subarray(sentence.start, sentence.end).join(' ');
    places.set(text, places.has(text) ? undefined : sentence);
  }
  return places;
}
