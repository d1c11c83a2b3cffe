import type { PassageIndex } from '../ranking/passage-index.ts';
import { rankPassages, type Question, type Ranked } from '../ranking/rank-passages.ts';
import type { Passage } from '../text/cut-passages.ts';
import { isAbsent } from './absent-words.ts';
import { ANSWERED_FROM, FIT, judgeEvidence } from './calibration.ts';
import { gatherEvidence, rankSentences, type Scored } from './evidence.ts';

export type Outcome = 'answered' | 'unsure' | 'not_found';

/** `snippet` is the page's own text from `from` to `to`, read as one line. */
export type Source<P extends Passage = Passage> = {
  passage: P;
  page: number;
  from: number;
  to: number;
  snippet: string;
  score: number;
};

export type Answer<P extends Passage = Passage> = {
  outcome: Outcome;
  /** How likely the first source is the right place. */
  confidence: number;
  /** The sentences quoted, one after another; empty where nothing was found. */
  quotes: string[];
  sources: Source<P>[];
  /** All passages, the likeliest to answer first. */
  ranked: Ranked<P>[];
  engine: PassageIndex['engine'];
  language: string;
};

const MOST_SOURCES = 3;
const NEARLY_AS_GOOD = 0.75;

/** Quotes what answers a question, shows what comes nearest, or says that the document does not say. */
export function answerQuestion<P extends Passage>(index: PassageIndex<P>, question: Question): Answer<P> {
  const ranked = rankPassages(index, question);
  const said = { ranked, engine: index.engine, language: index.language.code };
  const nothing: Answer<P> = { outcome: 'not_found', confidence: 0, quotes: [], sources: [], ...said };
  if (!ranked.length) return nothing;
  const evidence = gatherEvidence(index, question, ranked);
  const confidence = judgeEvidence(evidence, FIT);
  const isAnswered = confidence >= ANSWERED_FROM;
  if (!isAnswered && isAbsent(index, question)) return { ...nothing, confidence };
  const sources = ranked.slice(0, MOST_SOURCES).map((one) => quotePassage(index, question, one));
  if (!isAnswered) {
    const quotes = sources.map(({ snippet }) => snippet);
    return { outcome: 'unsure', confidence, quotes, sources, ...said };
  }
  const first = sources[0]!;
  const near = sources.filter(({ score }) => score >= NEARLY_AS_GOOD * first.score);
  return { outcome: 'answered', confidence, quotes: [first.snippet], sources: near, ...said };
}

/** The best sentence, and the one beside it where that is nearly as good. */
function quotePassage<P extends Passage>(
  index: PassageIndex<P>,
  question: Question,
  ranked: Ranked<P>,
): Source<P> {
  const [best, second] = rankSentences(index, question, ranked) as [Scored, Scored | undefined];
  const list = ranked.passage.sentences;
  const at = list.indexOf(best.sentence);
  const other = second && second.score >= NEARLY_AS_GOOD * best.score ? list.indexOf(second.sentence) : -1;
  const pair =
    other >= 0 && Math.abs(other - at) === 1 && second!.sentence.page === best.sentence.page
      ? list[other]!
      : best.sentence;
  const [first, last] = pair.from < best.sentence.from ? [pair, best.sentence] : [best.sentence, pair];
  const snippet = first === last ? first.text : `${first.text} ${last.text}`;
  return {
    passage: ranked.passage,
    page: first.page,
    from: first.from,
    to: last.to,
    snippet,
    score: ranked.score,
  };
}
