import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Command, findCommand } from './commands.ts';
import { UsageError } from './exit-codes.ts';
import { parseJson } from './parse-flags.ts';

/** What the step before made. */
export const PREVIOUS = '$previous';

const recipeSchema = z.object({
  name: z.string().max(200).optional(),
  operations: z
    .array(
      z.object({
        type: z.string(),
        fileIds: z.array(z.string()).min(1).optional(),
        options: z.record(z.string(), z.unknown()).default({}),
      }),
    )
    .min(1, 'at least one operation is needed')
    .max(100),
});

/** `files` names inputs, or holds $previous; absent, a step takes what the one before it made. */
export type Step = { command: Command; files: string[] | undefined; options: Record<string, unknown> };

/** A recipe as POST /batch takes it, with names of files where the API has ids. */
export async function readRecipe(path: string): Promise<Step[]> {
  const { success, data, error } = recipeSchema.safeParse(parseJson(await readFile(path, 'utf8'), path));
  if (!success) {
    const [issue] = error.issues;
    throw new UsageError(`${path}: ${issue!.path.join('.')}: ${issue!.message}`, 'batch');
  }
  return data.operations.map(({ type, fileIds, options }, index) => {
    const command = findCommand(type);
    if (!command) throw new UsageError(`${path}: step ${index + 1}: there is no tool "${type}".`, 'batch');
    if (index === 0 && fileIds?.includes(PREVIOUS))
      throw new UsageError(`${path}: step 1 has no step before it.`, 'batch');
    return { command, files: fileIds, options };
  });
}
