import { z, type ZodType } from 'zod';
import type { Command } from '../cli/commands.ts';

/** What a call brings. Options are checked by the tool itself, as everywhere. */
export const callInput = z.object({
  files: z.array(z.string().min(1)).default([]),
  output: z.string().min(1).optional(),
  options: z.record(z.string(), z.unknown()).default({}),
});
export type CallInput = z.infer<typeof callInput>;

type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[]; [key: string]: unknown };

/** The same for a reader: how many files, and the options of the tool's own schema. */
export function describeInput(command: Command, options: ZodType): JsonSchema {
  const { min, max } = command.inputs;
  const shape = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  delete shape.$schema;
  for (const path of command.hidden) hide(shape, path.split('.'));
  for (const path of command.fromFile) {
    const option = find(shape, path.split('.'));
    if (option?.type === 'array')
      Object.assign(option, {
        items: { type: 'string' },
        description: `${option.description}, by their paths`,
      });
    else if (option)
      Object.assign(option, { maxLength: undefined, description: `${option.description}, by its path` });
  }
  const files = {
    type: 'array',
    items: { type: 'string' },
    minItems: min,
    ...(max === Infinity ? {} : { maxItems: max }),
    description: 'Paths, in order; relative ones start at the root folder',
  };
  const output = {
    type: 'string',
    description: command.fileOption
      ? 'Where a file with the result goes. Nothing is overwritten. Absent: only the report'
      : 'Where the result goes: a file, or a folder when it ends in a slash or there are several. Nothing is overwritten. Absent: the root folder, under the result’s own name',
  };
  const required = [...(min > 0 ? ['files'] : []), ...(shape.required?.length ? ['options'] : [])];
  const makesFiles = command.makes !== 'report' || command.fileOption !== undefined;
  return {
    type: 'object',
    properties: { ...(max > 0 ? { files } : {}), ...(makesFiles ? { output } : {}), options: shape },
    required,
    additionalProperties: false,
  };
}

function find(schema: JsonSchema, path: string[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((inner, name) => inner?.properties?.[name], schema);
}

function hide(schema: JsonSchema, path: string[]): void {
  const parent = find(schema, path.slice(0, -1));
  const name = path.at(-1)!;
  if (parent?.properties) delete parent.properties[name];
  if (parent?.required) parent.required = parent.required.filter((other) => other !== name);
}
