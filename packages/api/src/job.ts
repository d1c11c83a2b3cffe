import type { Db } from '@sheaf/db';
import type { z } from 'zod';
import type { AppContext } from './context.ts';

/** A kind of work that outlives its request: its queue's name, what it is given, and the rule that does it. */
export type Job = {
  name: string;
  /** A cron expression, for work that comes due by itself. */
  schedule: string | null;
  run(ctx: AppContext, payload: unknown): Promise<void>;
};

export function defineJob<Schema extends z.ZodObject>(
  name: string,
  payload: Schema,
  handle: (ctx: AppContext, payload: z.infer<Schema>) => Promise<void>,
  schedule: string | null = null,
) {
  return {
    name,
    schedule,
    run: (ctx: AppContext, raw: unknown) => handle(ctx, payload.parse(raw)),
    enqueue: (ctx: AppContext, db: Db, input: z.infer<Schema>) => ctx.jobs.enqueue(db, name, input),
  };
}
