import type { BatchStep, OperationFile } from '@sheaf/db';
import { findStep, nameStepResult, placeName, PREVIOUS, type StepKind } from '@sheaf/pdf-core/options';
import { type ToolName, tools } from '@sheaf/pdf-core/tools';
import { readCall } from '@sheaf/pdf-core/tools/call.ts';
import type { PlanFeature } from '@sheaf/pdf-core/tools/record.ts';
import type { ActingContext } from '../../context.ts';
import { toAppError } from '../../errors.ts';
import { type File, fileName } from '../files/files.schema.ts';
import { makeFiles } from '../pdf-tools/pdf-tools.call.service.ts';
import type { ToldNotice } from '../pdf-tools/pdf-tools.notices.ts';
import { fileTools } from '../pdf-tools/pdf-tools.table.ts';

export function isFed(step: BatchStep | undefined): boolean {
  return step?.fileIds.includes(PREVIOUS) ?? false;
}

export function joinsFiles({ type }: BatchStep): boolean {
  return kindOf(type).joins;
}

/** The tool and options of a step. Parts that a later step uses become separate files, whatever the options are. */
function readStep(steps: BatchStep[], index: number): { tool: ToolName; options: Record<string, unknown> } {
  const step = steps[index]!;
  const { tool } = kindOf(step.type);
  if (!tool) throw new Error(`No file tool does ${step.type}.`);
  const { outputName: _, ...options } = step.options;
  const feeding = isFed(steps[index + 1]) ? tools[tool].batch?.feeding : undefined;
  return { tool, options: { ...options, ...feeding } };
}

/** What a plan must have for a step; options that the tool does not take are refused. */
export async function readFeatures(
  steps: BatchStep[],
  index: number,
  takesOffice: boolean,
): Promise<PlanFeature[]> {
  fileName.optional().parse(steps[index]!.options.outputName);
  if (takesOffice) return ['basic_pdf_tools'];
  const { tool, options } = readStep(steps, index);
  const call = await readCall(tool, options);
  if ('error' in call) throw toAppError(call.error);
  return call.features;
}

/** Does a step on its files. */
export function runFileStep(
  ctx: ActingContext,
  steps: BatchStep[],
  index: number,
  files: OperationFile[],
  operationId: string,
  takesOffice: boolean,
): Promise<{ files: File[]; notices?: ToldNotice[]; report?: unknown }> {
  const [first] = files;
  const names = files.map(({ filename }) => filename);
  const outputName = nameResultOf(steps, index, names);
  if (takesOffice && first)
    return fileTools.officeToPdf.run(ctx, { fileId: first.id, outputName, operationId });
  const { tool, options } = readStep(steps, index);
  const name = tools[tool].namesResult ? undefined : outputName;
  return makeFiles(ctx, tool, { fileIds: files.map(({ id }) => id), options, outputName: name, operationId });
}

/** What the result of a step is called. */
export function nameResultOf(steps: BatchStep[], index: number, names: string[]): string {
  const fed = steps.map((step) => ({ type: step.type, isFed: isFed(step) }));
  return nameStepResult({ ...steps[index]!, ...placeName(fed, index) }, names);
}

function kindOf(type: string): StepKind {
  const kind = findStep(type);
  if (!kind) throw new Error(`A batch has no step named ${type}.`);
  return kind;
}
