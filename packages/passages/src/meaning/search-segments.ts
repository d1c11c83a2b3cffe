import { contentWords } from '../lexical/terms.ts';
import { RANK_WEIGHTS, weighTerms } from '../ranking/rank-passages.ts';
import { embedText, isKnownWord, turnFromMean } from '../vectors/embed.ts';
import type { StaticVectors } from '../vectors/open-vectors.ts';
import { recogniseLanguage } from '../text/language.ts';
import { vectorsForQuestion } from '../vectors/vectors-for.ts';
import {
  rankFiles,
  type RankedFile,
  rankSegments,
  type RankedSegments,
  type Wanted,
} from './rank-segments.ts';
import type { Segment } from './segment.ts';

export type FirstLook = RankedSegments & { asked: Int8Array | undefined };

/** How many are looked at closely afterwards. */
const CANDIDATES = 48;
/** Of so many passages the mean counts for half: what a few share is what they are about, and not what all the world says. */
const FEW = 30;

/** `dense`: the question by another model, whose vectors the segments then carry. */
export function searchSegments(
  segments: Segment[],
  question: string,
  vectors: StaticVectors,
  dense?: Int8Array,
): FirstLook {
  const { asked, wanted } = readQuestion(segments, question, vectors, dense);
  return { ...rankSegments(segments, wanted, CANDIDATES), asked };
}

/** The files whose passages come nearest, and those passages of each. */
export function searchFiles(
  segments: Segment[],
  question: string,
  vectors: StaticVectors,
  most: { files: number; passages: number },
  dense?: Int8Array,
): RankedFile[] {
  return rankFiles(segments, readQuestion(segments, question, vectors, dense).wanted, most);
}

function readQuestion(
  segments: Segment[],
  question: string,
  vectors: StaticVectors,
  dense: Int8Array | undefined,
): { asked: Int8Array | undefined; wanted: Wanted } {
  const { code } = recogniseLanguage(question, (word) => isKnownWord(vectors, word));
  const known = vectorsForQuestion(vectors, code);
  // What is no word of a language points nowhere; its letters alone would lead to passages that are spelt alike.
  const words = contentWords(question).filter((word) => isKnownWord(known, word));
  const isCompared = segments.some((one) => one.isCompared);
  const asked =
    isCompared && !dense && words.length ? turn(segments, embedText(known, words.join(' '))) : undefined;
  const terms = weighTerms(question, isCompared ? RANK_WEIGHTS.synonym : 0);
  const meaning = dense ? RANK_WEIGHTS.dense : RANK_WEIGHTS.meaning;
  return { asked, wanted: { terms, vector: dense ?? asked, words: RANK_WEIGHTS.words, meaning } };
}

/** Half of what all passages share is taken out of the question, as it is in a single document. */
function turn(segments: Segment[], asked: Int8Array): Int8Array {
  let mean = means.get(segments);
  if (!mean) means.set(segments, (mean = meanOf(segments, asked.length)));
  return turnFromMean(asked, mean);
}

const means = new WeakMap<Segment[], Float32Array>();

function meanOf(segments: Segment[], dimensions: number): Float32Array {
  const mean = new Float32Array(dimensions);
  let count = 0;
  for (const { isCompared, sum, count: passages } of segments) {
    if (!isCompared || sum.length !== dimensions) continue;
    count += passages;
    for (let i = 0; i < dimensions; i++) mean[i]! += sum[i]!;
  }
  return mean.map((value) => value / (count + FEW));
}
