import { z } from 'zod';

/** Steps that give a file what the step that failed lacked. */
export const REMEDIES = ['ocr', 'unlock'] as const;
export type Remedy = (typeof REMEDIES)[number];

export const cureBatchInput = z
  .object({
    id: z.uuid(),
    step: z.enum(REMEDIES).describe('What runs before the step that failed'),
    password: z.string().max(1000).default('').describe('For `unlock`: the password of the files'),
  })
  .strict();
