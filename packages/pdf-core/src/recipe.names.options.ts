// Without zod, so that a page that lists steps need not load it.
import { findStep } from './recipe.steps.options.ts';
import { extensionOf, tools } from './tools/index.ts';

type NamedStep = { type: string; options: Record<string, unknown>; isFed: boolean };

/** The name of a step's result: its own if it has one, otherwise that of its file, with one ending for what was done. */
export function nameStepResult({ type, options, isFed }: NamedStep, filename: string | undefined): string {
  const { joins, ending, tool } = findStep(type) ?? { joins: false, ending: type, tool: null };
  const { outputName } = options;
  if (typeof outputName === 'string') return outputName;
  if (joins || !filename) return `${ending}.pdf`;
  const isFolder = tool !== null && tools[tool].makes === 'folder';
  const extension = tool === null ? 'pdf' : extensionOf(tool);
  const stem = filename.replace(/\.[A-Za-z0-9]{1,8}$/, '');
  const name = isFed && !isFolder ? stem : `${stem.slice(0, 200)}-${ending}`;
  return name.slice(0, 250).toWellFormed() + `.${extension}`;
}
