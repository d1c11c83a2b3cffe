import type { Db } from '@sheaf/db';
import type { z } from 'zod';
import type { AppContext } from './context.ts';

/** A kind of work that outlives its request: its queue's name, what it is given, and the rule that does it. */
export type Job = {
  name: string;
  /** A cron expression, for work that comes due by itself. */
  schedule: string | null;
  /** As many at a time as the process has tools; else one after the other. */
  isParallel: boolean;
  /** `stopping` is aborted when the process is asked to end. */
  run(ctx: AppContext, payload: unknown, stopping: AbortSignal): Promise<void>;
};

export function defineJob<Schema extends z.ZodObject>(
  name: string,
  payload: Schema,
  handle: (ctx: AppContext, payload: z.infer<Schema>, stopping: AbortSignal) => Promise<void>,
  schedule: string | null = null,
  isParallel = false,
) {
  return {
    name,
    schedule,
    isParallel,
    run: (ctx: AppContext, raw: unknown, stopping = new AbortController().signal) =>
      handle(ctx, payload.parse(raw), stopping),
    enqueue: (ctx: AppContext, db: Db, input: z.infer<Schema>, afterSeconds?: number) =>
      ctx.jobs.enqueue(db, name, input, afterSeconds),
  };
}
