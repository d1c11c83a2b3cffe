import { z } from 'zod';
import { inForm } from '../tools/option-form.ts';
import type { Paper } from './papers.options.ts';

const NAMES = ['A4', 'A3', 'A5', 'Letter', 'Legal', 'Tabloid'] as const satisfies Paper[];

export const paper = z.enum(NAMES).default('A4').describe('Size of the paper');

export const points = (most: number) => z.number().min(0).max(most);

export const marginOf = (usual: number) =>
  points(72)
    .default(usual)
    .describe('Space at the edges of the paper, in points (72 are an inch)')
    .meta(inForm({ unit: 'points' }));
