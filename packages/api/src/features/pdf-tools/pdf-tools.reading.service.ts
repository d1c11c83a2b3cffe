import type { FullOptions, ToolName, ToolReport } from '@sheaf/pdf-core/tools';
import type { ActingContext } from '../../context.ts';
import type { ToolOutput } from '../../ports.ts';
import { hasPriority, requireFeatures } from '../usage/usage.features.ts';
import { prepareCall } from './pdf-tools.call.service.ts';
import { findInputs, withPaths } from './pdf-tools.inputs.service.ts';

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
