/** The part of OpenAPI 3.1 that the server's document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  'x-status'?: Record<string, number>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Content {
  [type: string]: { schema: Schema };
}

export type Access = 'open' | 'read' | 'write' | 'person' | 'admin';

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  'x-access'?: Access;
}

export interface ApiDocument {
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  'x-rate-limits': { name: string; points: number; seconds: number; about: string }[];
}

/** One call: an operation with the method and path it is reached by. */
export interface Call extends Operation {
  id: string;
  method: string;
  path: string;
  access: Access;
}

export interface CallGroup {
  name: string;
  calls: Call[];
}

export async function loadDocument(): Promise<ApiDocument> {
  const answer = await fetch('/api/openapi.json');
  if (!answer.ok) throw new Error(`The description was answered with ${answer.status}.`);
  return (await answer.json()) as ApiDocument;
}

/** By their tags, in the order of the alphabet; calls in the order of the document. */
export function groupCalls({ paths }: ApiDocument): CallGroup[] {
  const groups = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const id = operation.operationId ?? `${method}${path.replaceAll(/[^a-z]+/gi, '-')}`;
      const name = operation.tags?.[0] ?? '';
      const call = {
        ...operation,
        id,
        method: method.toUpperCase(),
        path,
        access: operation['x-access'] ?? 'open',
      };
      groups.set(name, [...(groups.get(name) ?? []), call]);
    }
  }
  return [...groups]
    .map(([name, calls]) => ({ name, calls }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Every word has to be somewhere in what is known of the call by name. */
export function searchCalls(groups: CallGroup[], words: string): CallGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ method, path, summary = '', id }: Call, group: string) => {
    const text = `${method} ${path} ${summary} ${id} ${group}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return groups
    .map(({ name, calls }) => ({ name, calls: calls.filter((call) => matches(call, name)) }))
    .filter(({ calls }) => calls.length);
}
