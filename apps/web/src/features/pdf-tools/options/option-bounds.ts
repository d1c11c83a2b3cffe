import { type ZodType, toJSONSchema } from 'zod';

export interface OptionBounds {
  min: number;
  max: number;
  step: number;
}

interface Shape {
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  type?: string;
  enum?: string[];
}

/** What the tools' own schema allows: the page states no bound of its own. */
export function readBounds(schema: ZodType<number>, step?: number): OptionBounds {
  const { minimum = 0, maximum = 100, multipleOf, type } = readShape(schema);
  return { min: minimum, max: maximum, step: step ?? multipleOf ?? (type === 'integer' ? 1 : 0.1) };
}

export function readChoices<Choice extends string>(schema: ZodType<Choice>): Choice[] {
  return (readShape(schema).enum ?? []) as Choice[];
}

function readShape(schema: ZodType): Shape {
  return toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}
