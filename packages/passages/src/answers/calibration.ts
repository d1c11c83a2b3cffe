import type { Evidence } from './evidence.ts';

/** A logistic fit: what each piece of evidence weighs. */
export type Fit = { constant: number; weights: Record<keyof Evidence, number> };

/**
 * Whether the passage ranked first holds the answer, fitted on the development half of `bench/chat`
 * (`npm run bench -- chat --fit` prints the figures).
 */
export const FIT: Fit = {
  constant: -1.91,
  weights: {
    covered: 1.23,
    coveredBySentence: 0.33,
    coveredAlike: 1.12,
    absent: -0.03,
    nearest: 0.5,
    cosine: 1.17,
    gap: 2.42,
    score: -1.07,
    fits: 1.17,
  },
};

/** From here on a quote is shown as the answer: with each document judged by a fit on the others, all of those were right. */
export const ANSWERED_FROM = 0.75;

/** How likely it is, of questions with such evidence, that what the fit was made for holds. */
export function judgeEvidence(evidence: Evidence, { constant, weights }: Fit): number {
  const names = Object.keys(weights) as (keyof Evidence)[];
  const sum = names.reduce((total, name) => total + weights[name] * evidence[name], constant);
  return 1 / (1 + Math.exp(-sum));
}
