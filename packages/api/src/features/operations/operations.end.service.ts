import { type Db, type OperationEnd, type OperationRow, operations } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { announceOperation } from '../webhooks/webhooks.announce.service.ts';
import { returnReserved } from './operations.reservations.ts';

/** Ends an operation once, and announces it in the same transaction. `undefined` if it has already ended. */
export async function endOperation(
  ctx: AppContext,
  trx: Db,
  { userId, id }: { userId: string; id: string },
  end: OperationEnd & { unlessAsked?: boolean },
): Promise<OperationRow | undefined> {
  const ended = await operations.finishOperation(trx, userId, id, end);
  return ended && settleEnd(ctx, trx, ended);
}

/** What follows from an end, with the transaction that wrote it. */
export async function settleEnd(ctx: AppContext, trx: Db, ended: OperationRow): Promise<OperationRow> {
  const settled = await returnReserved(trx, ended);
  await announceOperation(ctx, trx, settled);
  return settled;
}
