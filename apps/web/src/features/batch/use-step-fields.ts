import { findStep } from '@sheaf/pdf-core/options';
import { useQuery } from '@tanstack/react-query';
import { readFields } from '../tools/shared/form/read-fields.ts';
import type { ToolField } from '../tools/shared/form/tool-field.ts';

/** The options of each step, as the forms of their tools ask for them. Undefined until they are read. */
export function useStepFields(steps: { type: string }[]): ToolField[][] | undefined {
  const types = steps.map(({ type }) => type);
  const { data } = useQuery({
    queryKey: ['fields-of-steps', types],
    queryFn: () => Promise.all(types.map(fieldsOf)),
    staleTime: Infinity,
  });
  return data;
}

async function fieldsOf(type: string): Promise<ToolField[]> {
  const tool = findStep(type)?.tool;
  return tool ? readFields(tool) : [];
}
