import { appRouter, type ProcedureMeta } from '@sheaf/api';
import { errorStatus } from '@sheaf/api/errors';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';

const errorSchema = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'A sentence for a person.' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    requestId: { type: 'string' },
    details: { type: 'object', additionalProperties: true },
  },
} as const;

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
  const statuses = readSuccessStatuses();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      operation.responses = describeResponses(operation.responses, statuses.get(`${method} ${path}`) ?? 200);
      if (operation.security) operation.security = [{ bearer: [] }];
    }
  }
  document.components = { ...document.components, schemas: { ...document.components?.schemas, Error: errorSchema } };
  for (const name of Object.keys(document.components.schemas ?? {})) {
    if (name.startsWith('error.')) delete document.components.schemas?.[name];
  }
  delete document.components.responses;
  return document;
}

function describeResponses(generated: Record<string, unknown>, status: number) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return { [status]: generated['200'], default: { description: 'What went wrong', content } };
}

function readSuccessStatuses(): Map<string, number> {
  const procedures = Object.values(appRouter._def.procedures) as { _def: { meta?: ProcedureMeta } }[];
  return new Map(
    procedures.flatMap(({ _def: { meta } }) =>
      meta?.openapi ? [[`${meta.openapi.method.toLowerCase()} ${meta.openapi.path}`, meta.status ?? 200] as const] : [],
    ),
  );
}
