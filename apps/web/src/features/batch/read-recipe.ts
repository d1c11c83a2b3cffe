import { recipeSchema } from '@sheaf/pdf-core/options';

/** As it was exported, or as `sheaf batch` takes it; which files it was for is left out. */
export function readRecipe(text: string, filename: string) {
  const { name, description, operations } = recipeSchema.parse(JSON.parse(text));
  const steps = operations.map(({ type, options }) => ({ type, options }));
  return {
    name: name || filename.replace(/\.json$/iu, ''),
    description: description ?? '',
    operations: steps,
  };
}
