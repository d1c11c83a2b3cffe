import { findStep } from '@sheaf/pdf-core/options';
import { useQuery } from '@tanstack/react-query';
import { readFields } from '../tools/shared/form/read-fields.ts';

/** Templates store no secrets: one that needs a password is completed in the builder first. */
export function useIsComplete(operations: { type: string }[]): boolean {
  const types = operations.map(({ type }) => type);
  const { data = false } = useQuery({
    queryKey: ['steps-without-secrets', types],
    queryFn: async () => (await Promise.all(types.map(asksForSecret))).every((asks) => !asks),
    staleTime: Infinity,
  });
  return data;
}

async function asksForSecret(type: string): Promise<boolean> {
  const tool = findStep(type)?.tool;
  const fields = tool ? await readFields(tool) : [];
  return fields.some((field) => field.kind === 'text' && field.isNeeded && field.form.secret);
}
