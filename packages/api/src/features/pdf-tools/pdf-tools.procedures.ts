import { type ToolName, type ToolOptions, type ToolReport, tools } from '@sheaf/pdf-core/tools';
import { describeCall } from '@sheaf/pdf-core/tools/call.ts';
import type { TRPCMutationProcedure } from '@trpc/server';
import { z } from 'zod';
import { memberProcedure } from '../../trpc.ts';
import { fileName } from '../files/files.schema.ts';
import { operationId } from '../operations/operations.schema.ts';
import { callTool } from './pdf-tools.call.service.ts';
import { servedTools } from './pdf-tools.catalogue.ts';
import {
  made,
  madeByOrNone,
  MAX_FILES,
  type Made,
  readVersions,
  savedAs,
  type ToolCall,
} from './pdf-tools.schema.ts';

const EXAMPLE_ID = '0198c5e0-7a10-7000-8000-000000000001';

const SOURCES_TOO =
  'PDFs, or Word, Excel, PowerPoint, OpenDocument, text, Markdown, HTML, email, EPUB or SVG files, of which PDFs are made first';

type Call<Name extends ToolName> = {
  fileIds?: string[];
  options?: ToolOptions<Name>;
  outputName?: string;
  operationId?: string;
} & Pick<ToolCall, 'versions' | 'as' | 'baseVersion'>;
type Answer<Name extends ToolName> = { report: ToolReport<Name> } & (
  | Made
  | { file: null; files: never[]; operationId: string | null }
);
type ToolProcedures = {
  [Name in ToolName]: TRPCMutationProcedure<{ input: Call<Name>; output: Answer<Name>; meta: unknown }>;
};

/** `POST /pdf/tools/{id}`, one procedure per tool: its record defines input and output. */
export const toolProcedures = Object.fromEntries(
  await Promise.all(servedTools.map(async (name) => [name, await makeProcedure(name)] as const)),
  // The list is built at run time, so a cast states that each procedure has the types of its record.
) as ToolProcedures;

async function makeProcedure(name: ToolName) {
  const { about, inputs, example, takesVersions } = tools[name];
  const most = Math.min(inputs.max, MAX_FILES);
  const report = await tools[name].report();
  const output: z.ZodType = z.object({
    ...made,
    file: made.file.nullable().describe('The first; null where nothing was made'),
    operationId: madeByOrNone,
    report: report.optional(),
  });
  const options = z.record(z.string(), z.unknown()).default({});
  const fileIds = z.array(z.uuid()).min(inputs.min).max(most).default([]);
  const takesOne = inputs.min <= 1 && inputs.max >= 1;
  const input = z
    .object({
      fileIds: inputs.orSource ? fileIds.describe(SOURCES_TOO) : fileIds,
      options: options.meta({ override: { ...(await describeCall(name)), default: undefined } }),
      outputName: fileName.optional().describe('Name of the new file, where there is one'),
      operationId,
      ...(takesVersions && { versions: readVersions.max(most).optional() }),
      ...(takesOne && savedAs),
    })
    .strict()
    .meta({ example: { fileIds: inputs.max ? [EXAMPLE_ID] : [], options: example } });
  const openapi = {
    method: 'POST' as const,
    path: `/pdf/tools/${name}` as const,
    tags: ['Tools'],
    summary: about.replace(/\.$/, ''),
    protect: true,
  };
  return memberProcedure
    .meta({ openapi })
    .input(input)
    .output(output)
    .mutation(({ ctx, input: call }) => callTool(ctx, name, call as ToolCall));
}
