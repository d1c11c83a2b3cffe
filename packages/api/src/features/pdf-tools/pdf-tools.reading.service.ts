import { type FullOptions, type ToolName, type ToolReport, tools } from '@sheaf/pdf-core/tools';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolOutput } from '../../ports.ts';
import { findPrint, type PrintPages } from '../files/files.prints.service.ts';
import { hasPriority, requireFeatures } from '../usage/usage.features.ts';
import { prepareCall } from './pdf-tools.call.service.ts';
import { findInputs, withPaths } from './pdf-tools.inputs.service.ts';

/** The pages of a file as a PDF, which is kept for a short while: comparing it, and drawing its pages, need no second one. */
export async function readPrint(
  ctx: ActingContext,
  { id, version }: { id: string; version?: number | undefined },
): Promise<{ pages: PrintPages }> {
  await requireFeatures(ctx, tools['to-pdf'].features);
  const [file] = await findInputs(ctx, [id], 'source', [version]);
  if (!file) throw new Error('One file is wanted.');
  const priority = await hasPriority(ctx);
  const settings = { member: ctx.member.user.id, priority, signal: ctx.signal };
  const print = await findPrint(ctx, file, settings);
  if (!print) throw new AppError('server_busy');
  return { pages: print.pages };
}

/** Runs a tool that reads a document. Makes no file and no entry in the history. */
export async function readDocument<Name extends ToolName, Answer>(
  ctx: ActingContext,
  name: Name,
  { id, version }: { id: string; version?: number | undefined },
  options: Record<string, unknown>,
  tell: (output: ToolOutput<ToolReport<Name>>, size: number) => Promise<Answer> | Answer,
  internal?: Partial<FullOptions<Name>>,
): Promise<Answer> {
  const { features, run } = await prepareCall(ctx, name, options, internal);
  await requireFeatures(ctx, features);
  const rows = await findInputs(ctx, [id], 'pdf', [version]);
  const settings = {
    member: ctx.member.user.id,
    priority: await hasPriority(ctx),
    signal: ctx.signal,
  };
  return withPaths(ctx, rows, (inputs) =>
    run(inputs, settings, async (output) => tell(output, rows[0]?.size ?? 0)),
  );
}
