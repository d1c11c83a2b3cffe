import type { Evidence } from './evidence.ts';

/** A logistic fit: what each piece of evidence weighs. */
export type Fit = { constant: number; weights: Record<keyof Evidence, number> };

/**
 * Fitted on the development half of `bench/chat` (`npm run bench -- chat --fit` prints the figures): `right` is whether
 * the passage ranked first holds the answer, `said` whether the document says it at all, for
 * which questions about other documents are cases too.
 */
export const FITS: { right: Fit; said: Fit } = {
  right: {
    constant: -3.8,
    weights: {
      covered: 0.66,
      coveredBySentence: 0.12,
      coveredAlike: 2.31,
      absent: -0.11,
      nearest: 0.45,
      cosine: 0.62,
      gap: 2.77,
      score: 0.37,
      fits: 1.81,
    },
  },
  said: {
    constant: -1.94,
    weights: {
      covered: 0.6,
      coveredBySentence: 0.27,
      coveredAlike: 1.27,
      absent: -0.61,
      nearest: 1.95,
      cosine: 0.97,
      gap: 0.56,
      score: 0.19,
      fits: 0.12,
    },
  },
};

/** From here on a quote is shown as the answer: with each document judged by a fit on the others, all of those were right. */
export const ANSWERED_FROM = 0.75;
/** Below this a document is said not to say it: one paraphrased question in twenty is then turned away wrongly. */
export const SAID_FROM = 0.16;

/** How likely it is, of questions with such evidence, that what the fit was made for holds. */
export function judgeEvidence(evidence: Evidence, { constant, weights }: Fit): number {
  const names = Object.keys(weights) as (keyof Evidence)[];
  const sum = names.reduce((total, name) => total + weights[name] * evidence[name], constant);
  return 1 / (1 + Math.exp(-sum));
}
