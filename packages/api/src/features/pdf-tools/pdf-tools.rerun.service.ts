import { operations } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { noSuchOperation } from '../operations/operations.service.ts';
import type { FileTool } from './pdf-tools.file-tool.ts';
import { runFileTool, type ToolAnswer } from './pdf-tools.service.ts';
import { fileTools } from './pdf-tools.table.ts';

/** The same work on the same files, from its receipt. */
export async function rerunOperation(ctx: ActingContext, id: string): Promise<ToolAnswer<z.ZodRawShape>> {
  const row = await operations.findOperation(ctx.db, ctx.member.user.id, id);
  if (!row) throw noSuchOperation();
  const specs: FileTool[] = Object.values(fileTools) as unknown as FileTool[];
  const spec = specs.find(({ action }) => action === row.action);
  if (!spec) throw new AppError('conflict', 'This cannot be done again from here.');
  const { omitted, ...options } = row.options;
  if (omitted !== undefined)
    throw new AppError(
      'conflict',
      'Passwords, pictures and answers are not kept. Please start this one anew.',
      { omitted },
    );
  const ids = row.inputs.map((file) => file.id);
  const takesSeveral = 'fileIds' in spec.input.shape;
  const inputs = takesSeveral ? { fileIds: ids } : ids[0] ? { fileId: ids[0] } : {};
  return runFileTool(ctx, spec, spec.input.parse({ ...options, ...inputs }));
}
