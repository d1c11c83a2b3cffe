/** What speaks for a passage being what was looked for, from 0 to 1 each and the same in a small library and a large one. */
export type Signs = {
  /** How near the passage, and its nearest sentence, point to where the question points. */
  cosine: number;
  sentence: number;
  /** The share of the question's telling words that stand in it; words used alike count for as much as they are alike. */
  alike: number;
};

/** Fitted on the development half of `bench/chat` and reported on the other: `npm run bench -- meaning --fit`. */
export const MEANING_FIT: { constant: number; weights: Record<keyof Signs, number> } = {
  constant: -4.54,
  weights: { cosine: 2.08, sentence: 5.81, alike: 3.6 },
};

/** A passage below this is not shown. */
export const SHOWN_FROM = 0.4;
/** Where only words are compared, the share of the question that has to stand there; the cosine by another model. Not fitted. */
export const SHOWN_OTHERWISE_FROM = 0.5;

/** How likely it is, of passages with such signs, that it says what was asked. */
export function weighSigns(signs: Signs, { constant, weights } = MEANING_FIT): number {
  const names = Object.keys(weights) as (keyof Signs)[];
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + weights[name] * signs[name], constant)));
}
