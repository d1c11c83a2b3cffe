import { z } from 'zod';

/** What a form has to know of an option beyond its type and its bounds. It stands in the JSON Schema of a call as `x-form`. */
export type OptionForm = {
  unit?: 'points' | 'pixels' | 'percent' | 'degrees' | 'megabytes' | 'bytes';
  /** A password or a key: hidden while it is typed, and never kept with a template. */
  secret?: true;
  /** The page has no field for it. */
  hidden?: true;
  /** Pages of the document, as people write them. */
  pages?: true;
  color?: true;
  /** Of those that there are, the ones to choose from, in this order. */
  choices?: (string | number)[];
  /** A slider by these steps, instead of a field for a number. */
  slider?: number;
  /** The title that it stands under, with the options beside it. */
  group?: string;
  /** Asked for only while these options have these values. */
  when?: Record<string, unknown>;
};

/** For `.meta(…)` of an option, after its description. */
export function inForm(form: OptionForm): { 'x-form': OptionForm } {
  return { 'x-form': form };
}

/** A page that works on one of a member's files asks for it to be unlocked first. */
export const documentPassword = z
  .string()
  .max(1000)
  .optional()
  .describe('The password of a protected document')
  .meta(inForm({ secret: true, hidden: true }));

/** The options that hold a secret. */
export function listSecrets({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => (readForm(schema).secret ? [name] : []));
}

function readForm(schema: z.core.$ZodType): OptionForm {
  const own = z.globalRegistry.get(schema)?.['x-form'] as OptionForm | undefined;
  if (own) return own;
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? readForm(schema.unwrap()) : {};
}
