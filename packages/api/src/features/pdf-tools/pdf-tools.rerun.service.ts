import { type OperationRow, operations } from '@sheaf/db';
import { isToolName } from '@sheaf/pdf-core/tools';
import { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { noSuchOperation } from '../operations/operations.service.ts';
import type { File } from '../files/files.schema.ts';
import { makeFiles } from './pdf-tools.call.service.ts';
import type { ToldNotice } from './pdf-tools.notices.ts';
import { readVersions, savedAs } from './pdf-tools.schema.ts';
import { fileTools } from './pdf-tools.table.ts';

/** The receipt of a call at `/pdf/tools/{id}`; others are the request as it came to their own address. */
const toolReceipt = z.object({
  tool: z.string().refine(isToolName),
  options: z.record(z.string(), z.unknown()),
  outputName: z.string().optional(),
  versions: readVersions.optional(),
  ...savedAs,
});

type Rerun = {
  file: File | null;
  files: File[];
  operationId: string | null;
  notices: ToldNotice[];
};

/** The same work on the same files, from its receipt. */
export async function rerunOperation(ctx: ActingContext, id: string): Promise<Rerun> {
  const row = await operations.findOperation(ctx.db, ctx.member.user.id, id);
  if (!row) throw noSuchOperation();
  return redo(ctx, row);
}

export function hasReceipt({ action, options }: OperationRow): boolean {
  return (
    !('omitted' in options) && (toolReceipt.safeParse(options).success || findAddress(action) !== undefined)
  );
}

/** Under a new id, or under that which it has. */
export async function redo(ctx: ActingContext, row: OperationRow, operationId?: string): Promise<Rerun> {
  const { omitted, resumed: _, ...receipt } = row.options;
  const address = findAddress(row.action);
  const called = toolReceipt.safeParse(receipt).data;
  if (!called && !address) throw new AppError('rerun_unavailable');
  if (omitted !== undefined) throw new AppError('rerun_inputs_dropped', null, { details: { omitted } });
  const fileIds = row.inputs.map((file) => file.id);
  // Resumed work goes where it was to go; done again by its member, it makes a file of its own.
  const as = operationId === undefined ? 'new' : called?.as;
  if (called) return makeFiles(ctx, called.tool, { ...called, as, fileIds, operationId });
  const [fileId] = fileIds;
  const inputs = address && 'fileIds' in address.input.shape ? { fileIds } : fileId ? { fileId } : {};
  return address!.readAndRun(ctx, { ...receipt, ...inputs, operationId });
}

function findAddress(action: string) {
  return Object.values(fileTools).find((address) => address.action === action);
}
