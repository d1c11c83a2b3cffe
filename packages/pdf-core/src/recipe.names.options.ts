// Without zod, so that a page that lists steps need not load it.
import { endName, nameSources } from './result-names.options.ts';
import { findStep } from './recipe.steps.options.ts';
import { extensionOf, tools } from './tools/index.ts';

type Step = { type: string; isFed: boolean };
/** What a name says already, and whether the step is the last that can say something. */
export type NamePlace = { endedBy: string | null; isFeeding: boolean };
type NamedStep = NamePlace & { type: string; options: Record<string, unknown> };

/** The ending that the steps before have given to what comes to a step. */
export function placeName(steps: readonly Step[], index: number): NamePlace {
  let first = index;
  while (first > 0 && steps[first]!.isFed) first -= 1;
  let endedBy: string | null = null;
  for (const { type } of steps.slice(first, index)) {
    const { ending, joins, keeps, tool } = findStep(type) ?? { ending: type, joins: false, tool: null };
    const isSilent = keeps === true || prepares(type) || (tool !== null && tools[tool].keepsName === true);
    if (joins) endedBy = ending;
    else if (!isSilent) endedBy ??= ending;
  }
  return { endedBy, isFeeding: steps[index + 1]?.isFed ?? false };
}

/** The name of a step's result: its own if it has one, otherwise that of its files, with one ending for what was done. */
export function nameStepResult(
  { type, options, endedBy, isFeeding }: NamedStep,
  filenames: readonly string[],
): string {
  const { joins, ending, tool } = findStep(type) ?? { joins: false, ending: type, tool: null };
  const { outputName } = options;
  if (typeof outputName === 'string') return outputName;
  if (!filenames.length) return `${ending}.pdf`;
  const { makes, keepsName } = tool === null ? {} : tools[tool];
  const extension = tool === null ? 'pdf' : extensionOf(tool);
  const named = joins ? filenames : filenames.slice(0, 1);
  const given = nameSources(named);
  const plain = nameSources(named.map((name) => withoutEnding(name, endedBy)));
  if (keepsName) return `${plain}.${extension}`;
  if (isFeeding && prepares(type)) return `${given}.${extension}`;
  const isEnded = endedBy !== null && makes !== 'folder' && !joins;
  return `${isEnded ? given : endName(plain, ending)}.${extension}`;
}

/** What only makes a file ready for the next step is not told by the name. */
function prepares(type: string): boolean {
  const tool = findStep(type)?.tool ?? null;
  return tool !== null && tools[tool].batch?.prepares === true;
}

function withoutEnding(name: string, ending: string | null): string {
  const stem = nameSources([name]);
  if (ending === null || !stem.endsWith(`-${ending}`)) return name;
  return stem.slice(0, -ending.length - 1) + name.slice(stem.length);
}
