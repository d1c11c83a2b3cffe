import { findStep } from '@sheaf/pdf-core/options';
import type { ToolName } from '@sheaf/pdf-core/tools';
import { useQuery } from '@tanstack/react-query';
import { askedFields, readFields } from '../tools/shared/form/read-fields.ts';
import type { DraftStep } from './draft.ts';

export type Unfilled = { step: number; tool: ToolName; option: string };

/** The first text that a step cannot do without and does not have, such as a password. */
export function useUnfilled(steps: DraftStep[]): Unfilled | null {
  const types = steps.map(({ type }) => type);
  const { data } = useQuery({
    queryKey: ['fields-of-steps', types],
    queryFn: () => Promise.all(types.map((type) => fieldsOf(type))),
    staleTime: Infinity,
  });
  for (const [step, { type, options }] of steps.entries()) {
    const tool = findStep(type)?.tool;
    const empty = askedFields(data?.[step] ?? [], options).find(
      (field) =>
        field.kind === 'text' && field.isNeeded && !String(options[field.name] ?? field.initial).trim(),
    );
    if (tool && empty) return { step, tool, option: empty.name };
  }
  return null;
}

async function fieldsOf(type: string) {
  const tool = findStep(type)?.tool;
  return tool ? readFields(tool) : [];
}
