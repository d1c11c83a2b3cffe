import { findStep } from '@sheaf/pdf-core/options';
import type { ToolName } from '@sheaf/pdf-core/tools';
import { askedFields } from '../tools/shared/form/read-fields.ts';
import type { DraftStep } from './draft.ts';
import { useStepFields } from './use-step-fields.ts';

export type Unfilled = { step: number; tool: ToolName; option: string };

/** The first required text option that is empty, such as a password. */
export function useUnfilled(steps: DraftStep[]): Unfilled | null {
  const fields = useStepFields(steps);
  for (const [step, { type, options }] of steps.entries()) {
    const tool = findStep(type)?.tool;
    const empty = askedFields(fields?.[step] ?? [], options).find(
      (field) =>
        field.kind === 'text' && field.isNeeded && !String(options[field.name] ?? field.initial).trim(),
    );
    if (tool && empty) return { step, tool, option: empty.name };
  }
  return null;
}
