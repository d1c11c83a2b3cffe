import { z } from 'zod';
import { compressOptions, optionsForQuality, quickCompressOptions } from './tools/compress.options.ts';
import { flattenOptions } from './tools/flatten.options.ts';
import { imagesToPdfOptions } from './tools/images-to-pdf.options.ts';
import { mergeOptions } from './tools/merge.options.ts';
import { pageRanges } from './page-ranges.options.ts';
import { ocrOptions } from './tools/ocr.options.ts';
import { organizeOptions } from './tools/organize.options.ts';
import { pageNumbersOptions } from './tools/page-numbers.options.ts';
import { protectOptions } from './tools/protect.options.ts';
import { splitOptions } from './tools/split.options.ts';
import { watermarkOptions } from './tools/watermark.options.ts';

/** Stands among a step's files for what the step before made. */
export const PREVIOUS = '$previous';
export const MAX_STEPS = 50;

const outputName = z.string().trim().min(1).max(255).optional().describe('Name of the result');
const named = { outputName };

/** `scan` is a PDF or a picture, `text` whatever has words. */
export type StepTakes = 'pdf' | 'picture-or-office' | 'scan' | 'text';
type StepKind = {
  /** pdf-core's name for the tool; null for what a server does. */
  tool: string | null;
  takes: StepTakes;
  /** All files of the step go into one result. */
  joins: boolean;
  /** Makes no file: the step's own go on, and more is known of them. */
  keeps?: boolean;
  options: (given: Record<string, unknown>) => z.ZodObject;
};

export const summarizeOptions = z
  .object({ summaryType: z.enum(['brief', 'auto', 'detailed']).default('auto').describe('How long it is') })
  .strict();

const one = (tool: string, options: z.ZodObject): StepKind => ({
  tool,
  takes: 'pdf',
  joins: false,
  options: () => options,
});

/** What a batch can do to files, and the options of each step: the page, the API and the command line share them. */
export const recipeSteps = {
  merge: {
    tool: 'merge',
    takes: 'pdf',
    joins: true,
    options: () => mergeOptions.extend(named).strict(),
  },
  split: one('split', splitOptions.strict()),
  compress: {
    tool: 'compress',
    takes: 'pdf',
    joins: false,
    // The one dial, or every choice.
    options: (given) => (isQuick(given) ? quickCompressOptions.strict() : compressOptions.strict()),
  },
  convert: {
    tool: 'images-to-pdf',
    takes: 'picture-or-office',
    joins: true,
    options: () => imagesToPdfOptions.extend(named).strict(),
  },
  watermark: one('watermark', watermarkOptions.extend(named).strict()),
  'page-numbers': one('page-numbers', pageNumbersOptions.extend(named).strict()),
  organize: one('organize', organizeOptions.extend(named).strict()),
  flatten: one('flatten', flattenOptions.extend(named).strict()),
  protect: one('protect', protectOptions.extend(named).strict()),
  ocr: {
    tool: 'ocr',
    takes: 'scan',
    joins: false,
    options: () =>
      ocrOptions
        .pick({ language: true, enhanceImage: true })
        .extend({ pages: pageRanges.optional() })
        .strict(),
  },
  summarize: {
    tool: null,
    takes: 'text',
    joins: false,
    keeps: true,
    options: () => summarizeOptions,
  },
} satisfies Record<string, StepKind>;

export type RecipeStepType = keyof typeof recipeSteps;
export const RECIPE_STEP_TYPES = Object.keys(recipeSteps) as [RecipeStepType, ...RecipeStepType[]];

export function isRecipeStep(type: string): type is RecipeStepType {
  return Object.hasOwn(recipeSteps, type);
}

export function stepKind(type: RecipeStepType): StepKind {
  return recipeSteps[type];
}

export function isQuick(options: Record<string, unknown>): boolean {
  return Object.keys(options).every((name) => name === 'quality');
}

/** The tool behind a step and what it is told; a name that is no step's is a tool's own. */
export function toolOfStep(
  type: string,
  options: Record<string, unknown>,
): { tool: string | null; options: Record<string, unknown> } {
  if (!isRecipeStep(type)) return { tool: type, options };
  const { tool } = stepKind(type);
  if (type !== 'compress' || !isQuick(options)) return { tool, options };
  return { tool, options: optionsForQuality(quickCompressOptions.parse(options)) };
}

/** A recipe as it is kept in a file: `fileIds` are names there, and ids in the API. */
export const recipeSchema = z.object({
  name: z.string().max(200).optional(),
  description: z.string().max(2000).optional(),
  operations: z
    .array(
      z.object({
        type: z.string(),
        fileIds: z.array(z.string()).optional(),
        options: z.record(z.string(), z.unknown()).default({}),
      }),
    )
    .min(1, 'at least one operation is needed')
    .max(MAX_STEPS),
});
export type Recipe = z.infer<typeof recipeSchema>;
