import type { z } from 'zod';
import { AppError } from './errors.ts';

/** What was made here: where it breaks its schema, the fault is not the caller's. */
export function parseOwn<Schema extends z.ZodType>(schema: Schema, made: unknown): z.output<Schema> {
  const read = schema.safeParse(made);
  if (!read.success) throw new AppError('internal', null, { cause: read.error });
  return read.data;
}
