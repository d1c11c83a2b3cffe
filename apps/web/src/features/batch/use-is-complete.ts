import { useStepFields } from './use-step-fields.ts';

/** A template has no secrets: steps that need a password are completed in the builder first. */
export function useIsComplete(operations: { type: string }[]): boolean {
  const fields = useStepFields(operations)?.flat();
  return (
    fields?.every(({ form, ...field }) => !(field.kind === 'text' && field.isNeeded && form.secret)) ?? false
  );
}
