import type { Call, Schema } from './openapi-document.ts';
import { resolve } from './schema-rows.ts';

type Schemas = Record<string, Schema>;

/** The call as a shell command, with required fields, and capitals in place of the caller's values. */
export function writeCurl(call: Call, baseUrl: string, schemas: Schemas): string {
  const inPath = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => placeholder(name));
  const query = (call.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(sample(name, schema, schemas)))}`);
  const url = `${baseUrl}${inPath}${query.length ? `?${query.join('&')}` : ''}`;
  const parts = [`curl ${method(call)}${quote(url)}`];
  if (call.access !== 'open') {
    parts.push(`-H "Authorization: Bearer $${takesKey(call) ? 'SHEAF_KEY' : 'ACCESS_TOKEN'}"`);
  }
  return [...parts, ...writeBody(call, schemas), ...savesFile(call)].join(' \\\n  ');
}

function takesKey({ access }: Call): boolean {
  return access === 'read' || access === 'write';
}

function method({ method: name, requestBody }: Call): string {
  if (name === 'HEAD') return '-I ';
  return name === 'GET' || (name === 'POST' && requestBody) ? '' : `-X ${name} `;
}

function writeBody({ requestBody, method: name }: Call, schemas: Schemas): string[] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return [];
  if (type === 'application/json') {
    const body = sample('', content.schema, schemas);
    return [`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body))}`];
  }
  if (type === 'multipart/form-data') {
    const { required = [] } = resolve(content.schema, schemas);
    return required.map((field) => `-F ${field}=@FILE`);
  }
  return [...(name === 'PATCH' ? [`-H 'Content-Type: ${type}'`] : []), '--data-binary @FILE'];
}

function savesFile({ responses }: Call): string[] {
  const content = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {};
  const [type = 'application/json'] = Object.keys(content);
  return /json|event-stream/.test(type) ? [] : ['-OJ'];
}

/** A minimal valid value of the type; the reader supplies real ids and words. */
function sample(name: string, given: Schema, schemas: Schemas, depth = 0): unknown {
  const schema = resolve(given, schemas);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sample(name, choice, schemas, depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') {
    const item = schema.items ? sample(singular(name), schema.items, schemas, depth + 1) : 'VALUE';
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => item);
  }
  if (type === 'object') {
    const { properties = {}, required = [] } = schema;
    const told = depth > 3 ? [] : required.filter((field) => properties[field]);
    return Object.fromEntries(
      told.map((field) => [field, sample(field, properties[field]!, schemas, depth + 1)]),
    );
  }
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return placeholder(name);
}

function singular(name: string): string {
  return name.replace(/s$/, '');
}

function placeholder(name: string): string {
  return name ? name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase() : 'VALUE';
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
