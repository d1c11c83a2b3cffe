import { useStepFields } from './use-step-fields.ts';

/** Templates store no secrets: one that needs a password is completed in the builder first. */
export function useIsComplete(operations: { type: string }[]): boolean {
  const fields = useStepFields(operations)?.flat();
  return (
    fields?.every(({ form, ...field }) => !(field.kind === 'text' && field.isNeeded && form.secret)) ?? false
  );
}
