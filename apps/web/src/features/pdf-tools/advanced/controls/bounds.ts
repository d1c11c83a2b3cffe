import type { z } from 'zod';

/** What a control may be set to. */
export type Bounds = { min: number; max: number; step: number };

/** Read from the schema that the API holds the same option to, so that the two cannot differ. */
export function boundsOf(schema: z.ZodType, step?: number): Bounds {
  const number = innermost(schema) as z.ZodNumber;
  const { minValue, maxValue } = number;
  if (minValue === null || maxValue === null) throw new Error('This option has no bounds.');
  return { min: minValue, max: maxValue, step: step ?? stepOf(number) ?? 1 };
}

function stepOf(number: z.ZodNumber): number | undefined {
  for (const check of number.def.checks ?? []) {
    const { check: kind, value } = check._zod.def as { check: string; value?: number };
    if (kind === 'multiple_of') return value;
  }
  return undefined;
}

export function choicesOf<Choice extends string>(
  schema: z.ZodType<Choice>,
  words: Record<Choice, string>,
): { value: Choice; label: string }[] {
  const { options } = innermost(schema) as z.ZodEnum<Record<string, Choice>>;
  return options.map((value) => ({ value: value as Choice, label: words[value as Choice] }));
}

export function longestOf(schema: z.ZodType): number | undefined {
  return (innermost(schema) as z.ZodString).maxLength ?? undefined;
}

function innermost(schema: z.ZodType): z.ZodType {
  let inner = schema as { unwrap?: () => z.ZodType };
  while (typeof inner.unwrap === 'function') inner = inner.unwrap() as typeof inner;
  return inner as z.ZodType;
}
