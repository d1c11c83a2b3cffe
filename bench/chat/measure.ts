import {
  answerQuestion,
  locateQuote,
  rankPassages,
  type Outcome,
  type Passage,
  type PassageIndex,
  type RankWeights,
} from '@sheaf/passages';
import type { Document, Question } from './question-set.ts';

export type Asked = { document: Document; index: PassageIndex };
/** Where the right passage and the right page came among the ranked ones; 0 is first. */
export type Found = { question: Question; passage: number; page: number };
export type Told = { question: Question; outcome: Outcome; right: boolean; sources: number; located: number };

type Place = { page: number; from: number; to: number };

function placeOf({ pages, name }: Document, { quote }: Question): Place | undefined {
  if (!quote) return undefined;
  for (const { page, text } of pages) {
    const place = locateQuote(text, quote);
    if (place) return { page, ...place };
  }
  throw new Error(`${name} does not say: ${quote}`);
}

const holds = ({ sentences }: Passage, { page, from, to }: Place) =>
  sentences.some((sentence) => sentence.page === page && sentence.from < to && sentence.to > from);

export function measureRanking(asked: Asked[], weights: RankWeights): Found[] {
  return asked.flatMap(({ document, index }) =>
    document.questions.flatMap((question): Found[] => {
      const place = placeOf(document, question);
      if (!place) return [];
      const ranked = rankPassages(index, question, weights).map(({ passage }) => passage);
      const pages = [...new Set(ranked.map(({ page }) => page))];
      return [
        { question, passage: ranked.findIndex((one) => holds(one, place)), page: pages.indexOf(place.page) },
      ];
    }),
  );
}

/** A told answer is right when its first quote lies in the passage that answers. */
export function measureAnswers(asked: Asked[]): Told[] {
  return asked.flatMap(({ document, index }) =>
    document.questions.map((question): Told => {
      const { outcome, sources } = answerQuestion(index, question);
      const place = placeOf(document, question);
      const right = place !== undefined && sources[0] !== undefined && holds(sources[0].passage, place);
      const located = sources.filter(({ page, snippet }) => {
        const text = document.pages.find((one) => one.page === page)?.text ?? '';
        return locateQuote(text, snippet) !== null;
      });
      return { question, outcome, right, sources: sources.length, located: located.length };
    }),
  );
}

const EACH = 6;

/** Questions about something else altogether: of every other document in the half, each sixth that has an answer there. */
export function askElsewhere(asked: Asked[]): Asked[] {
  return asked.map(({ document, index }) => {
    const others = asked
      .filter((one) => one.document !== document)
      .flatMap((one) => one.document.questions.filter((_, i) => i % EACH === 0));
    const questions = others
      .filter(({ kind }) => kind === 'literal' || kind === 'paraphrase')
      .map(({ text, vector }): Question => ({ document: document.name, kind: 'none', text, vector }));
    return { document: { ...document, questions }, index };
  });
}
