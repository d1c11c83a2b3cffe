// Without zod, so that a page that lists steps need not load it.
import { endName, nameSources } from './result-names.options.ts';
import { findStep } from './recipe.steps.options.ts';
import { extensionOf, tools } from './tools/index.ts';

type NamedStep = { type: string; options: Record<string, unknown>; isFed: boolean };

/** The name of a step's result: its own if it has one, otherwise that of its files, with one ending for what was done. */
export function nameStepResult({ type, options, isFed }: NamedStep, filenames: readonly string[]): string {
  const { joins, ending, tool } = findStep(type) ?? { joins: false, ending: type, tool: null };
  const { outputName } = options;
  if (typeof outputName === 'string') return outputName;
  if (!filenames.length) return `${ending}.pdf`;
  const isFolder = tool !== null && tools[tool].makes === 'folder';
  const extension = tool === null ? 'pdf' : extensionOf(tool);
  const sources = nameSources(joins ? filenames : filenames.slice(0, 1));
  // What the step before made has its ending already.
  const name = isFed && !isFolder && !joins ? sources : endName(sources, ending);
  return `${name}.${extension}`;
}
