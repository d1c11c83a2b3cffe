import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import type { ToolOutput } from '../../ports.ts';
import { hasPriority } from '../usage/usage.features.ts';
import { findInputs, withPaths } from './pdf-tools.inputs.service.ts';

/** What a tool tells of a document, with no file made and nothing written down. */
export async function readDocument<Answer extends z.ZodType>(
  ctx: ActingContext,
  tool: string,
  id: string,
  options: object,
  answer: Answer,
  tell: (report: never, size: number, files: ToolOutput<never>['files']) => unknown = (report) => report,
): Promise<z.output<Answer>> {
  const rows = await findInputs(ctx, [id], 'pdf');
  const settings = {
    member: ctx.member.user.id,
    priority: await hasPriority(ctx),
    signal: ctx.signal,
  };
  return withPaths(ctx, rows, (inputs) =>
    ctx.tools.run(tool, inputs, options, settings, async ({ report, files }: ToolOutput<never>) =>
      answer.parse(await tell(report, rows[0]?.size ?? 0, files)),
    ),
  );
}
