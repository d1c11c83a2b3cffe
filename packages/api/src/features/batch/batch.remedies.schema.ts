import { z } from 'zod';
import { MAX_FILES } from './batch.limits.schema.ts';

/** Steps that give a file what the step that failed lacked. */
export const REMEDIES = ['ocr', 'unlock'] as const;
export type Remedy = (typeof REMEDIES)[number];

export const cureBatchInput = z
  .object({
    id: z.uuid(),
    step: z.enum(REMEDIES).describe('What runs before the step that failed'),
    fileIds: z
      .array(z.uuid())
      .min(1, 'fields.files_needed')
      .max(MAX_FILES)
      .optional()
      .describe('Only these of the files that go into the batch; absent: all that failed for this'),
    password: z.string().max(1000).default('').describe('For `unlock`: the password of the files'),
  })
  .strict();

export const taskCure = z
  .object({ step: z.enum(REMEDIES), fileIds: z.array(z.uuid()) })
  .nullable()
  .describe('What `run-cured` can do about this failure, and the files to give to it for this one alone');
