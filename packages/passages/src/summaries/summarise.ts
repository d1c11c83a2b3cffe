import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Sentence } from '../text/sentences.ts';
import { isFurniture } from '../text/furniture.ts';
import { countWords } from '../text/tokens.ts';
import { cosine } from '../vectors/embed.ts';
import { type DocumentKind, recogniseKind } from './document-kind.ts';
import { listFields } from './list-fields.ts';
import { shareWords } from './share-words.ts';
import { isTelling, weighTelling } from './telling.ts';

export type SummaryKind = 'brief' | 'auto' | 'detailed';
export type Summary = { kind: SummaryKind; text: string; wordCount: number; sentences: Sentence[] };

/** About how many words; `auto` grows with the document. */
const LENGTHS: Record<SummaryKind, (words: number) => number> = {
  brief: () => 70,
  auto: (words) => Math.min(220, Math.max(120, words * 0.06)),
  detailed: (words) => Math.min(600, Math.max(260, words * 0.15)),
};
/** Of a long document, sentences evenly spread over it are compared: all with all would take minutes. */
const MOST_COMPARED = 500;
const ROUNDS = 20;
const DAMPING = 0.85;
const REPETITION = 0.7;
type Candidate = { sentence: Sentence; section: number; rank: number; vector: Int8Array | undefined };

/**
 * Whole sentences of the document in its own order: central ones, from all of its parts, none that says the same again. A bill or a form
 * has hardly any: its title and its fields say what it is, of whom, when and how much.
 */
export function summarise(index: PassageIndex, kind: SummaryKind): Summary {
  const candidates = listCandidates(index);
  const words = index.passages.reduce((sum, { text }) => sum + countWords(text), 0);
  const fields = listFields(index);
  const chosen = choose(candidates, LENGTHS[kind](words));
  const isForm = fields.length > 2 && (recogniseKind(beginningOf(index)) === 'invoice' || chosen.length < 3);
  const sentences = isForm ? fields : chosen;
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return { kind, text, wordCount: countWords(text), sentences };
}

function listCandidates(index: PassageIndex): Candidate[] {
  const seen = new Set<string>();
  const all: Candidate[] = [];
  index.passages.forEach((passage, section) => {
    passage.sentences.forEach((sentence, i) => {
      // What is said twice counts once.
      if (seen.has(sentence.text) || !isTelling(sentence.text) || isFurniture(index, sentence)) return;
      seen.add(sentence.text);
      all.push({ sentence, section, rank: 0, vector: index.sentences[section]?.[i] });
    });
  });
  const step = Math.max(1, all.length / MOST_COMPARED);
  const spread = all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  rankCandidates(spread, recogniseKind(beginningOf(index)));
  return spread;
}

const beginningOf = ({ passages }: PassageIndex) =>
  passages
    .slice(0, 4)
    .map(({ text }) => text)
    .join('\n');

/** TextRank: a sentence counts for as much as those that are like it; the first of a section counts for more. */
function rankCandidates(candidates: Candidate[], kind: DocumentKind): void {
  const likeness = candidates.map((one) =>
    Float64Array.from(candidates, (other) => (one === other ? 0 : Math.max(0, likenessOf(one, other)))),
  );
  const totals = likeness.map((row) => row.reduce((sum, value) => sum + value, 0) || 1);
  let ranks = candidates.map(() => 1);
  for (let round = 0; round < ROUNDS; round++)
    ranks = likeness.map(
      (row) =>
        1 - DAMPING + DAMPING * row.reduce((sum, value, i) => sum + (value * ranks[i]!) / totals[i]!, 0),
    );
  const highest = Math.max(...ranks, 1);
  candidates.forEach((candidate, i) => {
    const opens = candidates[i - 1]?.section === candidate.section ? 0 : 0.12;
    const first = i < 3 ? 0.15 : 0;
    candidate.rank = ranks[i]! / highest + opens + first + weighTelling(candidate.sentence.text, kind);
  });
}

function likenessOf(a: Candidate, b: Candidate): number {
  return a.vector && b.vector ? cosine(a.vector, b.vector) : shareWords(a.sentence.text, b.sentence.text);
}

/** The best sentence again and again, less what it repeats and less where its part of the document has spoken already. */
function choose(candidates: Candidate[], wanted: number): Sentence[] {
  const chosen: Candidate[] = [];
  const open = new Set(candidates);
  let words = 0;
  while (open.size) {
    let best: Candidate | undefined;
    let highest = -Infinity;
    for (const candidate of open) {
      const repeated = Math.max(0, ...chosen.map((other) => likenessOf(candidate, other)));
      const spoken = chosen.filter(({ section }) => section === candidate.section).length;
      const worth = candidate.rank - REPETITION * repeated - 0.25 * spoken;
      if (worth > highest) [best, highest] = [candidate, worth];
    }
    if (!best) break;
    open.delete(best);
    const length = countWords(best.sentence.text);
    if (chosen.length && words + length > wanted * 1.15) continue;
    const isRepeat = chosen.some(({ sentence }) => shareWords(sentence.text, best.sentence.text) > 0.6);
    if (isRepeat) continue;
    chosen.push(best);
    words += length;
    if (words >= wanted * 0.9) break;
  }
  return chosen.map(({ sentence }) => sentence).sort((a, b) => a.page - b.page || a.from - b.from);
}
