import { type Db, type OperationFile, operations, operationStops } from '@sheaf/db';
import type { z } from 'zod';
import type { AppContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { offsetOf, paginate } from '../../paging.schema.ts';
import { presentOperation } from './operations.presenter.ts';
import type { historyInput, Operation } from './operations.schema.ts';

export type Happening = {
  action: string;
  file: { id: string | null; filename: string };
  inputs?: OperationFile[];
  options?: object;
  cost?: Record<string, number>;
};

/** Writes down what was done in a moment, with the transaction that did it. */
export async function recordOperation(
  ctx: AppContext,
  db: Db,
  userId: string,
  { action, file, inputs = [], options = {}, cost }: Happening,
): Promise<void> {
  await operations.insertOperation(db, {
    user_id: userId,
    action,
    status: 'done',
    file_id: file.id,
    filename: file.filename,
    inputs,
    options,
    cost,
    seen: true,
  });
  await ctx.events.publish(userId, { kind: 'files' }, db);
}

export async function listHistory(ctx: MemberContext, input: z.infer<typeof historyInput>) {
  const filter = { ...input, offset: offsetOf(input) };
  const { rows, total } = await operations.listOperations(ctx.db, ctx.member.user.id, filter);
  return { history: rows.map(presentOperation), pagination: paginate(input, total) };
}

export async function getOperation(ctx: MemberContext, id: string): Promise<Operation> {
  const row = await operations.findOperation(ctx.db, ctx.member.user.id, id);
  if (!row) throw noSuchOperation();
  return presentOperation(row);
}

/**
 * Requests the worker to stop; an ended operation does not change. Work that has not begun yet will not begin: that is null, as
 * for the work of somebody else.
 */
export async function cancelOperation(ctx: MemberContext, id: string): Promise<Operation | null> {
  const userId = ctx.member.user.id;
  const row = await ctx.db.transaction().execute(async (trx) => {
    await operationStops.lockOperation(trx, id);
    const begun =
      (await operations.askToCancel(trx, userId, id)) ?? (await operations.findOperation(trx, userId, id));
    if (!begun) await operationStops.keepStop(trx, userId, id);
    return begun;
  });
  if (row?.status === 'running') await ctx.events.publish(userId, { kind: 'cancel', id });
  return row ? presentOperation(row) : null;
}

export async function markSeen(ctx: MemberContext, ids: string[] | undefined): Promise<number> {
  return operations.markSeen(ctx.db, ctx.member.user.id, ids);
}

export function noSuchOperation(): AppError {
  return new AppError('operation_missing');
}
