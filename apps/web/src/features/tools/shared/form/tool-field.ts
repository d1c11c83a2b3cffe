import type { OptionForm } from '@sheaf/pdf-core/tools/option-form.ts';

export type Choice = string | number;

interface Common {
  name: string;
  initial: unknown;
  form: OptionForm;
}
/** One option of a tool, as a form draws it. */
export type ToolField = Common &
  (
    | { kind: 'switch' }
    | { kind: 'choice'; choices: Choice[] }
    | { kind: 'number'; min: number; max: number; step: number; isOptional: boolean }
    | { kind: 'text'; maxLength?: number; isNeeded: boolean }
  );

/** An option that is several values, such as the words of a watermark and their look. */
export interface FieldGroup {
  name: string;
  form: OptionForm;
  fields: ToolField[];
}
