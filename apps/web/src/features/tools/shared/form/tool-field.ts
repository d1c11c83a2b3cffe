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
    | { kind: 'number'; min: number; max: number; step: number }
    | { kind: 'text'; maxLength?: number; isNeeded: boolean }
  );
