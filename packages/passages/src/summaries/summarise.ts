import { indexPassages, type IndexOptions, type PassageIndex } from '../ranking/passage-index.ts';
import type { Page } from '../text/blocks.ts';
import { cutPassages } from '../text/cut-passages.ts';
import type { Sentence } from '../text/sentences.ts';
import { countWords } from '../text/tokens.ts';
import { cosine } from '../vectors/embed.ts';
import { type DocumentKind, isBill } from './document-kind.ts';
import { readLayout } from './find-sections.ts';
import { type Candidate, listCandidates } from './list-candidates.ts';
import { type Facts, listFacts } from './list-facts.ts';
import { asksFor, type PointRole, roleOf } from './point-roles.ts';
import { shareWords } from './share-words.ts';
import { tellBill, tellSheets } from './tell-facts.ts';
import { tellForm } from './tell-form.ts';
import { isForm } from './form-facts.ts';
import { holdsMain, holdsParties, tellParties } from './tell-parties.ts';
import { weighTelling } from './telling.ts';

export type SummaryKind = 'brief' | 'auto' | 'detailed';
/** A whole sentence of the document, the heading it stands under, and what it is for. */
export type Point = Sentence & { section?: string; role?: PointRole };
export type Summary = {
  kind: SummaryKind;
  text: string;
  wordCount: number;
  sentences: Point[];
  /** The first sentences are told from facts and not quoted. */
  isTold: boolean;
  about: Facts;
};

/** About how many words; longer documents get more. */
const LENGTHS: Record<SummaryKind, (words: number) => number> = {
  brief: () => 80,
  auto: (words) => Math.min(440, Math.max(260, words * 0.22)),
  detailed: (words) => Math.min(800, Math.max(320, words * 0.25)),
};
/** Of a long document, sentences evenly spread over it are compared: all with all would take minutes. */
const MOST_COMPARED = 500;
const ROUNDS = 20;
const DAMPING = 0.85;
const REPETITION = 0.7;
const SPOKEN = 0.3;
const ITEM = 0.15;
const MAIN = 0.5;
type Ranked = Candidate & { rank: number };

/** Points of a document in its own order, from all of its sections, none that says the same again; a bill and a sheet are told by their facts. */
export function summarise(pages: Page[], kind: SummaryKind, options: IndexOptions = {}): Summary {
  const index = indexPassages(cutPassages(pages), options);
  const layout = readLayout(pages);
  const about = listFacts(pages, index.language.code, layout);
  const words = index.passages.reduce((sum, { text }) => sum + countWords(text), 0);
  const known = new Set([
    about.title,
    ...about.facts.filter(({ name }) => name === 'from').map(({ text }) => text),
  ]);
  const candidates = listCandidates(pages, index, layout);
  const isNew = ({ sentence }: Candidate) =>
    about.kind !== 'contract' || !holdsParties(sentence, about.facts);
  const chosen = choose(rankCandidates(candidates.filter(isNew), about, index), LENGTHS[kind](words)).map(
    (one) => pointOf(one, about.kind, known),
  );
  const told = tellWithout(pages, about, chosen.length, index.language.code);
  const isTold = ({ text: said }: Point) => told.some(({ text: own }) => plain(said).startsWith(plain(own)));
  const sentences = [...told, ...chosen.filter((one) => !isTold(one))];
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return { kind, text, wordCount: countWords(text), sentences, isTold: told.length > 0, about };
}

/** With the words that it goes on from; it stands where it stood. */
const underLead = (sentence: Sentence, lead: string): Sentence => ({
  ...sentence,
  text: `${lead}: ${sentence.text}`,
});

/** Without the colon and the stop that were put in. */
const plain = (text: string) => text.replace(/[:.]/gu, '');

/** What a bill and a sheet are about is said in no sentence of theirs. */
function tellWithout(pages: Page[], about: Facts, sentences: number, language: string): Point[] {
  if (isBill(about.kind)) return tellBill(pages, about, language);
  if (isForm(about.kind)) return tellForm(pages, about);
  if (about.kind === 'contract') return tellParties(about.facts, language);
  return sentences ? [] : tellSheets(pages, language);
}

const isConclusion = ({ section }: Candidate) =>
  /^(?:conclusions?|fazit|schluss\p{L}{0,12}|conclusiones|conclusión)/iu.test(section ?? '');

/** The title and the author are no section. */
function pointOf(one: Ranked, kind: DocumentKind, known: Set<string | undefined>): Point {
  const sentence = one.forbids ? underLead(one.sentence, one.forbids) : one.sentence;
  const section = known.has(one.section) || one.section === one.forbids ? undefined : one.section;
  const role = roleOf(one, kind, one.isAbstract || isConclusion(one));
  return { ...sentence, ...(section && { section }), ...(role && { role }) };
}

/** TextRank: a sentence counts for as much as those that are like it; the first of a section, and an abstract, count for more. */
function rankCandidates(all: Candidate[], { kind, facts }: Facts, index: PassageIndex): Ranked[] {
  const step = Math.max(1, all.length / MOST_COMPARED);
  const candidates = all.filter(
    (_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step) || all[i]!.isAbstract,
  );
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
  const isTerms = kind === 'contract' || kind === 'rules';
  const isLong = index.passages.length > 4;
  return candidates.map((candidate, i): Ranked => {
    const opens = candidate.opens && candidates[i - 1]?.section !== candidate.section ? 0.2 : 0;
    const first =
      (i < 4 ? (isTerms ? 0.1 : 0.3) : 0) +
      (candidate.sentence.page === candidates[0]!.sentence.page ? 0.1 : 0);
    const asks = (kind === 'letter' || kind === 'minutes') && asksFor(candidate.sentence.text) ? 0.4 : 0;
    const lead = (candidate.isAbstract ? 0.6 : 0) + (isLong && isConclusion(candidate) ? 0.3 : 0);
    const rank =
      ranks[i]! / highest +
      opens +
      first +
      asks +
      lead +
      (holdsMain(candidate.sentence, kind, facts) ? MAIN : 0) +
      weighTelling(candidate.sentence.text, kind) -
      (candidate.isItem ? ITEM : 0);
    return { ...candidate, rank };
  });
}

function likenessOf(a: Candidate, b: Candidate): number {
  return a.vector && b.vector ? cosine(a.vector, b.vector) : shareWords(a.sentence.text, b.sentence.text);
}

/** The best sentence again and again, less what it repeats and less where its section has spoken already. */
function choose(candidates: Ranked[], wanted: number): Ranked[] {
  const chosen: Ranked[] = [];
  const open = new Set(candidates);
  const repeated = new Map<Ranked, number>();
  const spoken = new Map<string, number>();
  let words = 0;
  while (open.size && words < wanted * 0.9) {
    let best: Ranked | undefined;
    let highest = -Infinity;
    for (const one of open) {
      const worth =
        one.rank -
        REPETITION * (repeated.get(one) ?? 0) -
        (one.isAbstract ? 0 : SPOKEN * (spoken.get(one.section ?? '') ?? 0));
      if (worth > highest) [best, highest] = [one, worth];
    }
    if (!best) break;
    open.delete(best);
    const said = best;
    const length = countWords(said.sentence.text);
    if (chosen.length && words + length > wanted * 1.15) continue;
    if (chosen.some(({ sentence }) => shareWords(sentence.text, said.sentence.text) > 0.6)) continue;
    chosen.push(said);
    words += length;
    spoken.set(said.section ?? '', (spoken.get(said.section ?? '') ?? 0) + 1);
    for (const one of open) repeated.set(one, Math.max(repeated.get(one) ?? 0, likenessOf(one, said)));
  }
  return chosen.toSorted((a, b) => a.sentence.page - b.sentence.page || a.sentence.from - b.sentence.from);
}
