import { type ToolName, toolNames } from '@sheaf/pdf-core/tools';
import { describeCall } from '@sheaf/pdf-core/tools/call.ts';
import type { OptionForm } from '@sheaf/pdf-core/tools/option-form.ts';
import type { Choice, ToolField } from './tool-field.ts';

type Scalar = string | number | boolean;

interface Schema {
  type?: string;
  default?: Scalar;
  enum?: Choice[];
  const?: Choice;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
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
  const { minimum = 0, maximum = 100 } = schema;
  const step = form.slider ?? (type === 'integer' ? 1 : 0.1);
  return { ...common, kind: 'number', min: minimum, max: maximum, step, initial: initial ?? minimum };
}

async function describeFields(tool: ToolName): Promise<[ToolName, ToolField[]]> {
  const { properties = {} } = (await describeCall(tool)) as { properties?: Record<string, Schema> };
  return [tool, Object.entries(properties).flatMap(([name, schema]) => readField(name, schema) ?? [])];
}

/** What the form of each tool asks for: every option that one control can hold. */
export const fields: Partial<Record<ToolName, ToolField[]>> = Object.fromEntries(
  await Promise.all(toolNames.map(describeFields)),
);
