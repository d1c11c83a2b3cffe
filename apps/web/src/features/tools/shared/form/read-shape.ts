import { toJSONSchema, type z } from 'zod';
import type { OptionBounds } from '../controls/option-bounds.ts';

/** The options of these that are numbers, and those that are one of a few words. */
type Bounds<Options> = {
  [Name in keyof Options as NonNullable<Options[Name]> extends number ? Name : never]-?: OptionBounds;
};
type Choices<Options> = {
  [Name in keyof Options as IsWord<NonNullable<Options[Name]>> extends true ? Name : never]-?: NonNullable<
    Options[Name]
  >[];
};
type IsWord<Value> = Value extends string ? (string extends Value ? false : true) : false;

interface Schema {
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  type?: string;
  enum?: string[];
}

/** What the schema of a tool allows: a page states no bound of its own. For files that are read while the web app is built. */
export function readShape<Options extends z.ZodObject>(
  options: Options,
): { bounds: Bounds<z.output<Options>>; choices: Choices<z.output<Options>> } {
  const { properties = {} } = toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
  const all = Object.entries(properties as Record<string, Schema>);
  const bounds = all.flatMap(([name, schema]) => readBounds(name, schema));
  const choices = all.flatMap(([name, { enum: words }]) => (words ? [[name, words]] : []));
  return {
    bounds: Object.fromEntries(bounds) as Bounds<z.output<Options>>,
    choices: Object.fromEntries(choices) as Choices<z.output<Options>>,
  };
}

function readBounds(name: string, schema: Schema): [string, OptionBounds][] {
  const { type, minimum = 0, maximum = 100, multipleOf } = schema;
  if (type !== 'number' && type !== 'integer') return [];
  return [[name, { min: minimum, max: maximum, step: multipleOf ?? (type === 'integer' ? 1 : 0.1) }]];
}
