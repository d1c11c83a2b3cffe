import { readFile } from 'node:fs/promises';
import { isRecipeStep, PREVIOUS, recipeSchema, stepKind, toolOfStep } from '../recipe.options.ts';
import { type Command, findCommand } from './commands.ts';
import { UsageError } from './exit-codes.ts';
import { parseJson } from './parse-flags.ts';

/** `files` names inputs, or holds $previous; absent, a step takes what the one before it made. */
export type Step = { command: Command; files: string[] | undefined; options: Record<string, unknown> };

/** A recipe as POST /batch takes it, with names of files where the API has ids. */
export async function readRecipe(path: string): Promise<Step[]> {
  const { success, data, error } = recipeSchema.safeParse(parseJson(await readFile(path, 'utf8'), path));
  if (!success) {
    const [issue] = error.issues;
    throw new UsageError(`${path}: ${issue!.path.join('.')}: ${issue!.message}`, 'batch');
  }
  return data.operations.map(({ type, fileIds, options: given }, index) => {
    const problem = isRecipeStep(type) && stepKind(type).options(given).safeParse(given).error?.issues[0];
    if (problem) {
      const where = ['step', index + 1, type, ...problem.path].join(' ');
      throw new UsageError(`${path}: ${where}: ${problem.message}`, 'batch');
    }
    const { tool, options } = toolOfStep(type, given);
    if (tool === null) {
      const sentence = `"${type}" needs a Sheaf server: run this recipe on its page, or by POST /api/batch.`;
      throw new UsageError(`${path}: step ${index + 1}: ${sentence}`, 'batch');
    }
    const command = findCommand(tool);
    if (!command) throw new UsageError(`${path}: step ${index + 1}: there is no tool "${type}".`, 'batch');
    if (index === 0 && fileIds?.includes(PREVIOUS))
      throw new UsageError(`${path}: step 1 has no step before it.`, 'batch');
    // A template names no files: it is for those of whoever uses it.
    return { command, files: fileIds?.length ? fileIds : undefined, options };
  });
}
