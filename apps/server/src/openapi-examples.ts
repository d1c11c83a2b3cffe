import { ID } from './openapi-parts.ts';

/** As far as an example needs it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  example?: unknown;
  examples?: unknown[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
};
type Schemas = Record<string, Schema>;

const DEEPEST = 8;
/** What a schema does not tell, by the name of the field. */
const NAMED: Record<string, unknown> = { email: 'ada@example.com' };
const operations = [{ type: 'compress', fileIds: [ID], options: { quality: 0.7 } }];
/** Of calls whose fields need each other, which no schema tells. */
export const ownExamples: Record<string, object> = {
  'post /admin/settings/mail/try': {
    mail: {
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      user: 'ada@example.com',
      from: 'Acme <ada@example.com>',
    },
    mail_password: 'PASSWORD',
  },
  'post /ai/chat-pdf': { fileId: ID, message: 'When does the lease end?' },
  'post /auth/second-step': { token: 'TOKEN', code: '123456' },
  'post /batch': { name: 'Invoices', operations },
  'post /batch/preview': { operations },
  'post /files/links': { fileIds: [ID] },
  'post /pdf/advanced/organize': { fileId: ID, pages: [{ page: 2 }, { page: 1, rotate: 90 }] },
  'post /subscriptions/sandbox/confirm': { clientSecret: 'SECRET', cardNumber: '4242424242424242' },
};
const FORMATS: Record<string, string> = {
  uuid: ID,
  email: 'ada@example.com',
  uri: 'https://example.com/hook',
  date: '2026-11-26',
  'date-time': '2026-11-26T08:40:00.000Z',
};

/** A value that the schema takes: what must be there, and where nothing must, the first of what may. */
export function writeExample(schema: Schema, schemas: Schemas, depth = 0): unknown {
  if (schema.$ref) return writeExample(schemas[schema.$ref.split('/').at(-1)!] ?? {}, schemas, depth + 1);
  // An empty list says nothing of what is in it.
  const usual = Array.isArray(schema.default) && !schema.default.length ? undefined : schema.default;
  const given = schema.example ?? schema.examples?.[0] ?? usual ?? schema.const ?? schema.enum?.[0];
  if (given !== undefined || depth > DEEPEST) return given ?? null;
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  const choice = choices?.find(({ type }) => type !== 'null');
  if (choice) return writeExample(choice, schemas, depth + 1);
  const type = [schema.type ?? (schema.properties ? 'object' : 'string')]
    .flat()
    .find((one) => one !== 'null');
  if (type === 'boolean') return true;
  if (type === 'null' || type === undefined) return null;
  if (type === 'number' || type === 'integer') return schema.minimum ?? schema.exclusiveMinimum ?? 1;
  if (type === 'array') {
    const one = schema.items ? writeExample(schema.items, schemas, depth + 1) : 'text';
    return Array.from(
      { length: Math.min(schema.maxItems ?? Infinity, Math.max(1, schema.minItems ?? 1)) },
      () => one,
    );
  }
  if (type === 'object') return writeObject(schema, schemas, depth);
  return writeText(schema);
}

function writeObject({ properties = {}, required = [] }: Schema, schemas: Schemas, depth: number): object {
  const shown = Object.keys(properties).filter((name) => properties[name]?.example !== undefined);
  const needed = required.length ? required : Object.keys(properties).slice(0, 1);
  const names = [...new Set([...needed, ...shown])];
  return Object.fromEntries(
    names.map((name) => [name, NAMED[name] ?? writeExample(properties[name] ?? {}, schemas, depth + 1)]),
  );
}

function writeText({ format, pattern, minLength = 0 }: Schema): string {
  if (format && FORMATS[format]) return FORMATS[format];
  if (pattern?.includes('#')) return '#3366cc';
  return 'text'.padEnd(minLength, '-');
}
