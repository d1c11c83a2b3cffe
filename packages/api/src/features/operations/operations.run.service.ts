import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Db,
  type OperationFile,
  type OperationRow,
  operations,
  operationStops,
  type OperationStatus,
} from '@sheaf/db';
import type { ActingContext, AppContext } from '../../context.ts';
import { AppError, keepError, restoreKept, toAppError } from '../../errors.ts';
import type { Progress } from '../../ports.ts';
import { takeCost } from '../usage/usage.costs.ts';
import { endOperation } from './operations.end.service.ts';
import { costToReserve } from './operations.reservations.ts';

export type OperationStart = {
  /** Chosen by the caller. */
  id?: string;
  action: string;
  file: { id: string; filename: string } | null;
  inputs: OperationFile[];
  options: object;
  /** The stored input is enough to resume the work if this process dies: see `left-work.service.ts`. */
  isResumable?: boolean;
  /** All of the request, where `options` leave out what resuming needs. Sealed until the work ends. */
  input?: object | undefined;
};

export type OperationResult = {
  file_id?: string;
  filename?: string;
  outputs?: OperationFile[];
  /** The response beside the files; returned again for a repeated request with the same id. */
  answer?: object;
  cost?: Record<string, number>;
};

export type OperationRun = {
  id: string;
  /** Aborted when the member asks for it, or is gone and does not follow it. */
  signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Writes the end with the transaction that saves the results: both, or neither. */
  finish(db: Db, result: OperationResult): Promise<void>;
};

type Caller = AppContext & Pick<ActingContext, 'signal' | 'outlivesCaller' | 'resumes'>;

const ALIVE_EVERY_MS = 10_000;
const PROGRESS_EVERY_MS = 250;
const END_WITHIN_MS = 5000;

/** The running work of this process, by its stop signal. */
const atWork = new WeakMap<AbortSignal, Set<Promise<unknown>>>();

/** Resolves when all work has recorded its end or is left to another process; after a short time in any case. */
export async function whenOperationsEnd(stopping: AbortSignal): Promise<void> {
  const patience = sleep(END_WITHIN_MS, undefined, { ref: false });
  await Promise.race([patience, Promise.allSettled(atWork.get(stopping) ?? [])]);
}

function keepCount<Work extends Promise<unknown>>({ stopping }: AppContext, work: Work): Work {
  const all = atWork.get(stopping) ?? new Set();
  atWork.set(stopping, all.add(work));
  const forget = () => all.delete(work);
  work.then(forget, forget);
  return work;
}

/**
 * Runs a piece of work that is in the member's history from its start, reports its progress, and stops on request.
 * `repeat` answers for finished work with the same id.
 */
export function runOperation<Result>(
  ctx: Caller,
  userId: string,
  start: OperationStart,
  work: (run: OperationRun) => Promise<Result>,
  repeat: (done: OperationRow) => Promise<Result> = refuseRepeat,
): Promise<Result> {
  return keepCount(ctx, perform(ctx, userId, start, work, repeat));
}

async function perform<Result>(
  ctx: Caller,
  userId: string,
  start: OperationStart,
  work: (run: OperationRun) => Promise<Result>,
  repeat: (done: OperationRow) => Promise<Result>,
): Promise<Result> {
  const { id = randomUUIDv7(), action, file, inputs, options, input } = start;
  // Listening before it can be found, so that no wish to stop it is missed.
  const { run, tell, letGo, isAskedToStop } = takeControls(ctx, userId, id, start);
  const sealed_input = input ? ctx.vault.seal(JSON.stringify(input)) : null;
  const begin = { id, user_id: userId, action, status: 'running' as const, inputs, options, sealed_input };
  try {
    const names = { file_id: file?.id ?? null, filename: file?.filename ?? null };
    const cost = costToReserve(action);
    let wasStopped = false;
    const insert = () =>
      ctx.db.transaction().execute(async (trx) => {
        // Only an id that its caller has chosen can be known before the work begins.
        wasStopped = start.id !== undefined && (await isStoppedAlready(trx, userId, id));
        const row = await operations.insertOperation(trx, { ...begin, ...names, cost });
        if (row) await takeCost(trx, userId, cost);
        return row;
      });
    // Resumed work already has its row and its reservation.
    if (ctx.resumes !== id && !(await insert())) return await answerRepeat(ctx, userId, id, action, repeat);
    if (wasStopped) return await endBadly(ctx, userId, run, stopped(), tell);
    await tell('running');
    const result = await work(run).catch(async (thrown: unknown) => {
      const isCut = ctx.stopping.aborted && run.signal.aborted && !isAskedToStop();
      const isResumable = start.isResumable || input !== undefined;
      if (isCut && isResumable && (await operations.leaveOperation(ctx.db, userId, id)))
        throw stopped(thrown);
      return endBadly(ctx, userId, run, thrown, tell);
    });
    // For work that saved nothing, and so had no transaction to end in.
    await ctx.db.transaction().execute((trx) => endOperation(ctx, trx, { userId, id }, { status: 'done' }));
    await tell('done');
    return result;
  } finally {
    letGo();
  }
}

async function isStoppedAlready(db: Db, userId: string, id: string): Promise<boolean> {
  await operationStops.lockOperation(db, id);
  return operationStops.isStopped(db, userId, id);
}

async function endBadly(
  ctx: AppContext,
  userId: string,
  { id, signal }: OperationRun,
  thrown: unknown,
  tell: (status: OperationStatus) => Promise<void>,
): Promise<never> {
  const error = signal.aborted && !keptSomething(thrown) ? stopped(thrown) : toAppError(thrown);
  const status = error.code === 'cancelled' ? 'cancelled' : 'failed';
  await ctx.db
    .transaction()
    .execute((trx) => endOperation(ctx, trx, { userId, id }, { status, error: keepError(error) }))
    .catch((err: unknown) => ctx.log.warn({ err, operationId: id }, 'an end could not be written down'));
  await tell(status);
  throw error;
}

function takeControls(ctx: Caller, userId: string, id: string, { action, ...start }: OperationStart) {
  const stop = new AbortController();
  // A page finds it again by the id that it chose; a script that goes away is not waiting any more.
  const goesOn = ctx.outlivesCaller && start.id !== undefined && start.isResumable;
  const signal = ctx.signal && !goesOn ? AbortSignal.any([stop.signal, ctx.signal]) : stop.signal;
  const checkAlive = () =>
    operations.touchOperation(ctx.db, userId, id).then(
      (state) => state === 'to-stop' && stop.abort(),
      (err: unknown) => ctx.log.warn({ err, operationId: id }, 'an operation could not say that it goes on'),
    );
  const alive = setInterval(() => void checkAlive(), ALIVE_EVERY_MS);
  const unsubscribe = ctx.events.subscribe(userId, (event) => {
    if (event.kind === 'cancel' && event.id === id) stop.abort();
    if (event.kind === 'sync') void checkAlive();
  });
  // One after the other: connections of a pool do not keep the order, and an end must not be overtaken.
  let telling = Promise.resolve();
  const tell = (status: OperationStatus, progress: Progress | null = null): Promise<void> => {
    const event = { kind: 'operation', id, action, status, progress } as const;
    telling = telling.then(() => ctx.events.publish(userId, event));
    return telling;
  };
  let toldAt = 0;
  const run: OperationRun = {
    id,
    signal,
    onProgress({ done, total, unit }) {
      const now = performance.now();
      if (now - toldAt < PROGRESS_EVERY_MS) return;
      toldAt = now;
      void tell('running', { done, total, unit });
    },
    async finish(db, result) {
      const ended = signal.aborted
        ? undefined
        : await endOperation(ctx, db, { userId, id }, { ...result, status: 'done', unlessAsked: true });
      if (!ended) throw stopped();
    },
  };
  return {
    run,
    tell,
    isAskedToStop: () => stop.signal.aborted,
    letGo() {
      clearInterval(alive);
      unsubscribe();
    },
  };
}

async function answerRepeat<Result>(
  ctx: AppContext,
  userId: string,
  id: string,
  action: string,
  repeat: (done: OperationRow) => Promise<Result>,
): Promise<Result> {
  const first = await operations.findOperation(ctx.db, userId, id);
  if (!first || first.action !== action) throw new AppError('operation_id_taken');
  if (first.status === 'running') throw new AppError('operation_running');
  if (first.status === 'done') return repeat(first);
  throw restoreKept(first.error);
}

function refuseRepeat(): never {
  throw new AppError('operation_done');
}

/** Work in parts reports itself what remains of it. */
function keptSomething(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.code === 'cancelled' && thrown.details?.['kept'] !== undefined;
}

function stopped(cause?: unknown): AppError {
  return new AppError('operation_stopped', null, { cause });
}
