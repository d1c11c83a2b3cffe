import type { ToolName } from '@sheaf/pdf-core/tools';
import type { FieldGroup, ToolField } from './tool-field.ts';

export type Values = Record<string, unknown>;

/** What a form asks for, as it was read from the schema of the tool when the web app was built. */
export async function readFields(tool: ToolName): Promise<ToolField[]> {
  const { fields } = await import('./fields.form.ts');
  return fields[tool] ?? [];
}

/** The options that are several values. */
export async function readGroups(tool: ToolName): Promise<FieldGroup[]> {
  const { groups } = await import('./fields.form.ts');
  return groups[tool] ?? [];
}

export function initialValues(fields: ToolField[]): Values {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
}

/** Those that the values of others ask for. */
export function askedFields<Asked extends Pick<ToolField, 'form'>>(
  fields: ToolField[],
  values: Values,
  among: Asked[],
): Asked[];
export function askedFields(fields: ToolField[], values: Values): ToolField[];
export function askedFields(
  fields: ToolField[],
  values: Values,
  among: Pick<ToolField, 'form'>[] = fields,
): Pick<ToolField, 'form'>[] {
  const valueOf = (name: string) => values[name] ?? fields.find((field) => field.name === name)?.initial;
  return among.filter(({ form }) =>
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
