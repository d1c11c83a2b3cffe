import type { Evidence } from './evidence.ts';

/** A logistic fit: what each piece of evidence weighs. */
export type Fit = { constant: number; weights: Record<keyof Evidence, number> };

/**
 * Fitted on the development half of `bench/chat` (`npm run bench -- chat --fit` prints the figures): `right` is whether
 * the passage ranked first holds the answer, `said` whether the document says it at all.
 */
export const FITS: { right: Fit; said: Fit } = {
  right: {
    constant: -4.25,
    weights: {
      covered: 0.39,
      coveredBySentence: -0.27,
      coveredAlike: 3.31,
      absent: 0.15,
      cosine: 1.15,
      gap: 3.11,
      score: 0.59,
      fits: 1.66,
    },
  },
  said: {
    constant: 2.11,
    weights: {
      covered: 0,
      coveredBySentence: -0.49,
      coveredAlike: 0.89,
      absent: -1.14,
      cosine: -0.08,
      gap: 1.95,
      score: -1.77,
      fits: 0.96,
    },
  },
};

/** From here on a quote is shown as the answer: with each document judged by a fit on the others, 96 % of those were right. */
export const ANSWERED_FROM = 0.65;
/** Below this a document is said not to say it: one answerable question in ten is then turned away wrongly. */
export const SAID_FROM = 0.6;

/** How likely it is, of questions with such evidence, that what the fit was made for holds. */
export function judgeEvidence(evidence: Evidence, { constant, weights }: Fit): number {
  const names = Object.keys(weights) as (keyof Evidence)[];
  const sum = names.reduce((total, name) => total + weights[name] * evidence[name], constant);
  return 1 / (1 + Math.exp(-sum));
}
