import { type ToolName, toolNames } from '@sheaf/pdf-core/tools';
import { describeCall } from '@sheaf/pdf-core/tools/call.ts';
import type { OptionForm } from '@sheaf/pdf-core/tools/option-form.ts';
import type { Choice, FieldGroup, ToolField } from './tool-field.ts';

type Scalar = string | number | boolean;

interface Schema {
  type?: string;
  default?: Scalar;
  enum?: Choice[];
  const?: Choice;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  'x-form'?: OptionForm;
}

function readField(name: string, schema: Schema): ToolField | null {
  const { type, default: initial, 'x-form': form = {} } = schema;
  if (form.hidden) return null;
  const common = { name, form };
  const choices = form.choices ?? schema.enum ?? schema.anyOf?.flatMap((one) => one.const ?? []);
  if (choices?.length) return { ...common, kind: 'choice', choices, initial: initial ?? choices[0] };
  if (type === 'boolean') return { ...common, kind: 'switch', initial: initial ?? false };
  if (type === 'string') {
    const { maxLength, minLength = 0 } = schema;
    const most = maxLength === undefined ? {} : { maxLength };
    return { ...common, kind: 'text', ...most, isNeeded: minLength > 0, initial: initial ?? '' };
  }
  if (type !== 'number' && type !== 'integer') return null;
  const { minimum = 0, maximum = 100, multipleOf } = schema;
  const step = form.slider ?? multipleOf ?? (type === 'integer' ? 1 : 0.1);
  const bounds = { min: minimum, max: maximum, step };
  return {
    ...common,
    kind: 'number',
    ...bounds,
    initial: initial ?? minimum,
    isOptional: initial === undefined,
  };
}

const schemas = await Promise.all(
  toolNames.map(async (tool) => [tool, (await describeCall(tool)) as Schema] as const),
);

function listFields({ properties = {} }: Schema): ToolField[] {
  return Object.entries(properties).flatMap(([name, schema]) => readField(name, schema) ?? []);
}

function listGroups({ properties = {} }: Schema): FieldGroup[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const fields = listFields(schema);
    return fields.length ? [{ name, form: schema['x-form'] ?? {}, fields }] : [];
  });
}

/** What the form of each tool asks for: every option that one control can hold. */
export const fields: Partial<Record<ToolName, ToolField[]>> = Object.fromEntries(
  schemas.map(([tool, schema]) => [tool, listFields(schema)]),
);

/** Options that are several values, each of which one control can hold. */
export const groups: Partial<Record<ToolName, FieldGroup[]>> = Object.fromEntries(
  schemas.map(([tool, schema]) => [tool, listGroups(schema)]),
);
