import type { ToolName } from '@sheaf/pdf-core/tools';
import { readFigures } from '@sheaf/pdf-core/tools/figures.ts';
import type { Formatter } from '@sheaf/messages/formatter';
import { api } from '../../../../lib/api/trpc.ts';
import type { MadeAnswer, ToolAnswer } from '../run/use-tool-run.ts';
import type { Values } from './read-fields.ts';

interface Call {
  fileIds: string[];
  options: Values;
  /** Of tools that take versions: that of each file. */
  versions?: number[];
  /** Of a tool that makes a file. */
  outputName?: string;
  operationId: string;
  /** Into the file that it is made of, if that still has this version. */
  as?: 'version';
  baseVersion?: number;
}
export type Made = ToolAnswer & { report: unknown };

/** Calls a tool by its id. The form passes its options unchecked: the server validates them. */
export function callTool(tool: ToolName, call: Call & { as: 'version' }): Promise<Made & MadeAnswer>;
export function callTool(tool: ToolName, call: Call): Promise<Made>;
export function callTool(tool: ToolName, call: Call): Promise<Made> {
  const procedure = api.tools[tool] as unknown as { mutate: (call: Call) => Promise<Made> };
  return procedure.mutate(call);
}

/** What came of it. A list counts as how many it has; what the message does not ask for is left out. */
export function describeReport(t: Formatter<'tool-options'>, tool: ToolName, report: unknown): string {
  return t.find(`${tool}.report`, readFigures(report)) ?? '';
}
