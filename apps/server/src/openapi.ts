import { appRouter, listProcedures } from '@sheaf/api';
import { errorStatus } from '@sheaf/api/errors';
import { rateLimits } from '@sheaf/api/rate-limits';
import { byteCalls } from './openapi-bytes.ts';
import { errorResponses, listErrors } from './openapi-errors.ts';
import { ownExamples, type Schema, writeExample } from './openapi-examples.ts';
import { describeParameters } from './openapi-parameters.ts';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';

const errorSchema = {
  type: 'object' as const,
  required: ['error', 'code', 'reason', 'requestId'],
  properties: {
    error: { type: 'string' as const, description: 'A sentence for a person.' },
    code: { type: 'string' as const, enum: Object.keys(errorStatus), 'x-status': errorStatus },
    reason: { type: 'string' as const, description: 'This very refusal, such as `page_missing`.' },
    params: {
      type: 'object' as const,
      description: 'What the reason is about.',
      additionalProperties: { type: ['string', 'number'] as ('string' | 'number')[] },
    },
    requestId: { type: 'string' as const },
    details: { type: 'object' as const, additionalProperties: true },
  },
};

/** The procedures' own schemas as OpenAPI 3.1, with our error shape in place of the generator's. */
export function createOpenApiDocument(publicUrl: string, version: string): OpenAPIObject {
  const document = generateOpenApiDocument(appRouter, {
    title: 'Sheaf',
    description: 'Merge, split, compress, convert, protect, sign, read and ask your documents.',
    version,
    openApiVersion: '3.1.0',
    baseUrl: `${publicUrl}/api`,
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  });
  const calls = new Map(
    listProcedures().map(({ meta }) => [`${meta.openapi?.method.toLowerCase()} ${meta.openapi?.path}`, meta]),
  );
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const meta = calls.get(`${method} ${path}`);
      operation.responses = describeResponses(operation.responses, meta?.status ?? 200);
      operation.security = meta?.openapi?.protect ? [{ bearer: [] }] : [];
      if (meta?.access && meta.access !== 'member') operation['x-access'] = meta.access;
    }
  }
  const paths: NonNullable<typeof document.paths> = { ...document.paths };
  for (const [path, methods] of Object.entries(structuredClone(byteCalls)))
    paths[path] = { ...paths[path], ...methods };
  document.paths = paths;
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      nameAccess(method, operation);
      describeParameters(path, operation.parameters ?? []);
      if (method === 'delete') moveSecretsIntoBody(operation);
    }
  }
  const schemas = Object.entries(document.components?.schemas ?? {}).filter(
    ([name]) => !name.startsWith('error.'),
  );
  const all = { ...Object.fromEntries(schemas), Error: errorSchema };
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods))
      explainCall(method, path, operation as Operation, all as Record<string, Schema>);
  }
  document.components = {
    schemas: all,
    responses: errorResponses,
    securitySchemes: document.components?.securitySchemes,
  };
  return Object.assign(document, { 'x-rate-limits': Object.values(rateLimits) });
}

type Content = Record<string, { schema?: Schema; example?: unknown; examples?: unknown }>;
type Operation = {
  tags?: string[];
  security?: object[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

/** An example of what is sent and answered, and what the call may be refused with. */
function explainCall(
  method: string,
  path: string,
  operation: Operation,
  schemas: Record<string, Schema>,
): void {
  const { tags = [], security = [], requestBody, responses } = operation;
  const sent = requestBody?.content ?? {};
  const answers = Object.values(responses).flatMap(({ content }) => (content ? [content] : []));
  const own = ownExamples[`${method} ${path}`];
  if (own && sent['application/json']) sent['application/json'].example = own;
  for (const content of [sent, ...answers]) {
    const json = content['application/json'];
    if (json?.schema && json.example === undefined && !json.examples)
      json.example = writeExample(json.schema, schemas);
  }
  const takesIds = /file_?ids?"|sessionId"|folder_?id"/iu.test(JSON.stringify(sent));
  const { default: other, ...good } = responses;
  const errors = listErrors({ method, path, isOpen: !security.length, takesIds, tags });
  operation.responses = { ...good, ...errors, ...(other && { default: other }) };
}

type Parameter = { name: string; in: string; required?: boolean; schema?: object; description?: string };

/** The generator puts everything of a DELETE into its address, where no password belongs. */
function moveSecretsIntoBody(operation: { parameters?: unknown[]; requestBody?: unknown }): void {
  const parameters = (operation.parameters ?? []) as Parameter[];
  if (!parameters.some(({ name }) => name === 'password')) return;
  const [stay, move] = [
    parameters.filter((one) => one.in !== 'query'),
    parameters.filter((one) => one.in === 'query'),
  ];
  operation.parameters = stay;
  const properties = Object.fromEntries(
    move.map(({ name, schema, description }) => [
      name,
      { ...schema, ...(description ? { description } : {}) },
    ]),
  );
  const required = move.filter((one) => one.required).map(({ name }) => name);
  const schema = { type: 'object', properties, required, additionalProperties: false };
  operation.requestBody = { required: true, content: { 'application/json': { schema } } };
}

/** What a caller needs: nothing, the scope of an API key, or to be signed in as a person or administrator. */
function nameAccess(method: string, operation: { security?: object[]; 'x-access'?: string }): void {
  const scope = method === 'get' ? 'read' : 'write';
  operation['x-access'] ??= operation.security?.length ? scope : 'open';
}

function describeResponses(generated: Record<string, unknown>, status: number) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return { [status]: generated['200'], default: { description: 'What went wrong', content } };
}
