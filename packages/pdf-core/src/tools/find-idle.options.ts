// Without zod, so that a page that lists steps need not load it.
import type { PlainPdfReason } from '../errors.ts';
import { type ToolName, tools } from './index.ts';
import type { NeededOptions } from './record.ts';

type Options = Record<string, unknown>;

/** Why a tool has nothing to do with these options, given or complete; null if it has. */
export function findIdle(tool: ToolName, options: Options, place: 'alone' | 'batch'): PlainPdfReason | null {
  const needs: NeededOptions | undefined = tools[tool].needsOne;
  if (!needs || (needs.inBatches && place === 'alone')) return null;
  const isMeant = Object.entries(needs.when ?? {}).every(
    ([name, value]) => (options[name] ?? value) === value,
  );
  return !isMeant || needs.of.some((name) => isGiven(options[name], needs)) ? null : needs.reason;
}

function isGiven(value: unknown, { areOn, emptyCounts }: NeededOptions): boolean {
  if (value === undefined || value === null) return areOn === true;
  if (typeof value === 'string') return emptyCounts === true || value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
