import { z } from 'zod';
import { pageInput } from '../../paging.schema.ts';
import { keptErrorSchema } from '../../kept-error.schema.ts';

export const operationStatus = z.enum(['running', 'done', 'failed', 'cancelled']);

/** Chosen by the caller, so that a request can be followed, stopped, and repeated without doing its work twice. */
export const operationId = z
  .uuid({ version: 'v7', error: 'fields.not_uuid_v7' })
  .optional()
  .describe(
    'A UUID of version 7 that you make. By it the work can be followed and stopped, and a repeated call with it does not do the work twice',
  );

/** Of an answer. */
export const madeBy = z
  .uuid()
  .describe(
    'The entry of this work in your history: the `operationId` that you gave, else one made here. GET /operations/{id} and the events tell how it goes',
  );

export const operationIdInput = z.object({ id: z.uuid() }).strict();

export const historyInput = pageInput
  .extend({
    action: z.string().trim().max(50).optional(),
    status: operationStatus.optional(),
  })
  .strict();

export const markSeenInput = z
  .object({ ids: z.array(z.uuid()).min(1).max(1000).optional().describe('Absent: all that have ended') })
  .strict();

const operationFile = z.object({
  id: z.uuid(),
  filename: z.string(),
  size: z.number().int(),
  sha256: z.string().optional(),
});

export const operationSchema = z
  .object({
    id: z.uuid(),
    action: z.string(),
    status: operationStatus,
    created_at: z.string(),
    finished_at: z.string().nullable(),
    seen_at: z.string().nullable(),
    file_id: z.uuid().nullable().describe('The result, or the file it was done to; null when that is gone'),
    files: z.object({ filename: z.string() }).nullable().describe('Its name as it was'),
    inputs: z.array(operationFile),
    options: z.record(z.string(), z.unknown()).describe('Without passwords, keys and pictures'),
    outputs: z.array(operationFile),
    error: keptErrorSchema.nullable(),
    cost: z.record(z.string(), z.number()).describe('What it took of each limit'),
  })
  .meta({ id: 'Operation' });
export type Operation = z.infer<typeof operationSchema>;
export type KeptError = NonNullable<Operation['error']>;
