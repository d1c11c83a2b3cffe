import { z } from 'zod';
import { inForm } from '../tools/option-form.ts';

/** Sizes of paper in points, upright. */
export const PAPERS = {
  A3: { width: 841.89, height: 1190.55 },
  A4: { width: 595.28, height: 841.89 },
  A5: { width: 419.53, height: 595.28 },
  Letter: { width: 612, height: 792 },
  Legal: { width: 612, height: 1008 },
  Tabloid: { width: 792, height: 1224 },
} as const;
export type Paper = keyof typeof PAPERS;

const NAMES = ['A4', 'A3', 'A5', 'Letter', 'Legal', 'Tabloid'] as const satisfies Paper[];

export const paper = z.enum(NAMES).default('A4').describe('Size of the paper');

export const points = (most: number) => z.number().min(0).max(most);

export const marginOf = (usual: number) =>
  points(72)
    .default(usual)
    .describe('Space at the edges of the paper, in points (72 are an inch)')
    .meta(inForm({ unit: 'points' }));
