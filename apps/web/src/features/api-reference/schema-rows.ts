import type { Schema } from './openapi-document.ts';

export interface SchemaRow {
  /** Unique among its siblings' and their own rows. */
  key: string;
  name: string;
  depth: number;
  type: string;
  required: boolean;
  /** Bounds, choices and the default. */
  bounds: string[];
  about: string;
}

type Schemas = Record<string, Schema>;
const DEEPEST = 4;

export function resolve(schema: Schema, schemas: Schemas): Schema {
  if (!schema.$ref) return schema;
  const named = schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
  return schema.description ? { ...named, description: schema.description } : named;
}

/** An object's fields as rows, inner ones below their own. A schema within itself is named and not opened again. */
export function listRows(schema: Schema, schemas: Schemas, depth = 0, above: string[] = []): SchemaRow[] {
  const { properties = {}, required = [] } = objectIn(schema, schemas);
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = objectIn(field, schemas);
    const known = field.$ref ?? field.items?.$ref;
    const isOpen = depth < DEEPEST && inner.properties && !(known && above.includes(known));
    const key = [...above, depth, name].join('.');
    const row = { key, name, depth, required: required.includes(name), ...describe(field, schemas) };
    return [row, ...(isOpen ? listRows(field, schemas, depth + 1, [...above, known ?? name]) : [])];
  });
}

export function describe(field: Schema, schemas: Schemas): Pick<SchemaRow, 'type' | 'bounds' | 'about'> {
  const schema = resolve(field, schemas);
  return { type: nameType(field), bounds: listBounds(schema), about: schema.description ?? '' };
}

/** The object that a schema is, or that its list or its choice holds. */
function objectIn(schema: Schema, schemas: Schemas): Schema {
  const own = resolve(schema, schemas);
  if (own.properties) return own;
  if (own.items) return objectIn(own.items, schemas);
  const choices = own.anyOf ?? own.oneOf ?? own.allOf ?? [];
  const objects = choices.map((choice) => resolve(choice, schemas)).filter(({ properties }) => properties);
  return objects.length === 1 ? objects[0]! : own;
}

function nameType(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  const { anyOf, oneOf, type, items, format, enum: choices, additionalProperties } = schema;
  const either = anyOf ?? oneOf;
  if (either) return [...new Set(either.map((choice) => nameType(choice)))].join(' | ');
  if (choices?.length || schema.const !== undefined) return 'string';
  if (type === 'array') return `${items ? nameType(items) : 'any'}[]`;
  if (typeof additionalProperties === 'object' && !schema.properties) {
    return `map of ${nameType(additionalProperties)}`;
  }
  const plain = Array.isArray(type) ? type.join(' | ') : (type ?? 'any');
  return format && plain === 'string' ? format : plain;
}

/** The bounds of every integer carry no information. */
const isBounded = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function listBounds(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const choices = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return [
    ...(choices.length ? [choices.map(String).join(', ')] : []),
    ...span(minimum, maximum, ''),
    ...(schema.format ? [] : span(minLength, maxLength, ' characters')),
    ...span(minItems, maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
}

function span(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (isBounded(least) && isBounded(most)) return [`${least} to ${most}${unit}`];
  if (isBounded(most)) return [`${most}${unit} at most`];
  return isBounded(least) && least > 0 ? [`${least}${unit} at least`] : [];
}
