import type { ToolName } from '@sheaf/pdf-core/tools';
import type { ToolField } from './tool-field.ts';

export type Values = Record<string, unknown>;

/** What a form asks for, as it was read from the schema of the tool when the web app was built. */
export async function readFields(tool: ToolName): Promise<ToolField[]> {
  const { fields } = await import('./fields.form.ts');
  return fields[tool] ?? [];
}

export function initialValues(fields: ToolField[]): Values {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
}

/** Those that the values of others ask for. */
export function askedFields(fields: ToolField[], values: Values): ToolField[] {
  const valueOf = (name: string) => values[name] ?? fields.find((field) => field.name === name)?.initial;
  return fields.filter(({ form }) =>
    Object.entries(form.when ?? {}).every(([name, value]) => valueOf(name) === value),
  );
}

/** What is sent: an empty text that has no meaning of its own stays out. */
export function readOptions(fields: ToolField[], values: Values): Values {
  return Object.fromEntries(
    askedFields(fields, values).flatMap((field) => {
      const value = values[field.name] ?? field.initial;
      return value === '' && field.form.secret ? [] : [[field.name, value]];
    }),
  );
}
