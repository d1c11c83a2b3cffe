import { z } from 'zod';
import { findStep, MAX_STEPS } from './recipe.steps.options.ts';
import { tools } from './tools/index.ts';
import { listSecrets } from './tools/option-form.ts';

const outputName = z.string().trim().min(1).max(255).optional().describe('Name of the result');

export const summarizeOptions = z
  .object({ summaryType: z.enum(['brief', 'auto', 'detailed']).default('auto').describe('How long it is') })
  .strict();

/** What the options of a step may be: those of the tool, or of its simple form where only that has them. */
export async function readStepSchema(
  type: string,
  given: Record<string, unknown>,
): Promise<z.ZodType<Record<string, unknown>>> {
  const name = findStep(type)?.tool;
  if (!name) return summarizeOptions;
  const { batch, quick } = tools[name];
  if (batch?.options) return (await batch.options()).strict();
  const full = (await tools[name].options()).extend({ outputName });
  const form = hasOnly(given, full) ? undefined : await quick?.();
  return form && hasOnly(given, form.options) ? form.full : full.strict();
}

/** The options of a step that are asked for when it is used, and never kept. */
export async function listStepSecrets(type: string): Promise<string[]> {
  const name = findStep(type)?.tool;
  return name ? listSecrets(await tools[name].options()) : [];
}

/** Nothing is given that the form does not ask for. */
export function hasOnly(given: Record<string, unknown>, { shape }: z.ZodObject): boolean {
  return Object.keys(given).every((option) => option in shape);
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
