import type { BatchStep, OperationFile } from '@sheaf/db';
import { isQuick, isRecipeStep, PREVIOUS, type RecipeStepType, stepKind } from '@sheaf/pdf-core/options';
import { toAppError } from '../../errors.ts';
import type { FileTool } from '../pdf-tools/pdf-tools.file-tool.ts';
import { fileTools } from '../pdf-tools/pdf-tools.table.ts';
import { isReadingType, type ReadingType } from './batch.reading-steps.ts';

export type Call = { spec: FileTool; input: Record<string, unknown> };

export function isFed(step: BatchStep | undefined): boolean {
  return step?.fileIds.includes(PREVIOUS) ?? false;
}

export function joinsFiles({ type }: BatchStep): boolean {
  return stepKind(typeOf(type)).joins;
}

/** Only the tools that a plan has are asked for: what needs no more than the basic ones is done by those. */
export function toCall(
  steps: BatchStep[],
  index: number,
  files: OperationFile[],
  takesOffice: boolean,
): Call {
  const step = steps[index]!;
  const { outputName, ...options } = step.options;
  const type = toolTypeOf(step.type);
  const isPlain = !Object.keys(options).length;
  const [first] = files;
  const name = typeof outputName === 'string' ? outputName : nameOf(type, first?.filename, isFed(step));
  const one = { fileId: first?.id, outputName: name };
  const all = { fileIds: files.map(({ id }) => id), outputName: name };
  switch (type) {
    case 'merge':
      return isPlain ? call(fileTools.merge, all) : call(fileTools.advancedMerge, { ...all, options });
    case 'convert':
      if (takesOffice) return call(fileTools.officeToPdf, one);
      return isPlain
        ? call(fileTools.imagesToPdf, all)
        : call(fileTools.advancedImagesToPdf, { ...all, options });
    case 'split':
      return toSplit(options, one, isFed(steps[index + 1]));
    case 'compress':
      return isQuick(options)
        ? call(fileTools.compress, { ...one, ...options })
        : call(fileTools.advancedCompress, { ...one, options });
    case 'watermark':
      return call(fileTools.watermark, { ...one, ...options });
    case 'page-numbers':
      return call(fileTools.pageNumbers, { ...one, ...options });
    case 'organize':
      return call(fileTools.organize, { ...one, ...options });
    case 'flatten':
      return call(fileTools.flatten, { ...one, ...options });
    case 'protect':
      return call(fileTools.protect, { ...one, ...options });
  }
}

/** Parts that a later step takes up are files; the others come as one zip, unless it is said otherwise. */
function toSplit(
  options: Record<string, unknown>,
  one: { fileId?: string; outputName: string },
  feeds: boolean,
): Call {
  const isPlain = Object.keys(options).every((name) => name === 'pages');
  if (isPlain && !feeds) return call(fileTools.split, { ...one, ...options });
  const custom = options.pages === undefined ? {} : { splitType: 'custom' };
  const chosen = { ...custom, ...options, ...(feeds ? { outputFormat: 'pdf' } : {}) };
  return call(fileTools.advancedSplit, { ...one, options: chosen });
}

/** The tool's own schema has the last word. */
export function readInput({ spec, input }: Call, more: Record<string, unknown>) {
  const { data, error } = spec.input.safeParse({ ...input, ...more });
  if (error) throw toAppError(error);
  return data;
}

function call<Tool>(spec: Tool, input: Record<string, unknown>): Call {
  // The table's tools differ in what they are given; the input is read by the tool's own schema.
  return { spec: spec as unknown as FileTool, input };
}

type ToolStepType = Exclude<RecipeStepType, ReadingType>;

const endings: Record<ToolStepType, string> = {
  merge: 'merged',
  split: 'split',
  compress: 'compressed',
  convert: 'converted',
  watermark: 'watermarked',
  'page-numbers': 'numbered',
  organize: 'organized',
  flatten: 'flattened',
  protect: 'protected',
};

/** A result keeps the name that people know the file by, and says once what became of it. */
function nameOf(type: ToolStepType, filename: string | undefined, wasMade: boolean): string {
  if (stepKind(type).joins || !filename) return `${endings[type]}.pdf`;
  const stem = filename.replace(/\.[A-Za-z0-9]{1,8}$/, '');
  const ending = type === 'split' ? '.zip' : '.pdf';
  const name = wasMade && type !== 'split' ? stem : `${stem.slice(0, 200)}-${endings[type]}`;
  return name.slice(0, 250).toWellFormed() + ending;
}

function toolTypeOf(type: string): ToolStepType {
  const known = typeOf(type);
  if (isReadingType(known)) throw new Error(`No file tool does ${known}.`);
  return known;
}

function typeOf(type: string): RecipeStepType {
  if (!isRecipeStep(type)) throw new Error(`A batch has no step named ${type}.`);
  return type;
}
