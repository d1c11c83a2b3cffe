import { appRouter, listProcedures } from '@sheaf/api';
import { errorStatus } from '@sheaf/api/errors';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../isolation.routes.ts';
import { readJson } from '../../testing/api-clients.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Content = Record<string, { schema?: object; example?: unknown; examples?: object }>;
type Operation = {
  'x-access': string;
  security: object[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { content: Content }> };
};
const ID = '0198c0de-5a10-7b1e-8d4b-0b6a9d3c7f21';
let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startTestServer();
  document = await readJson(await fetch(`${server.url}/api/openapi.json`));
});
afterAll(() => server.stop());

test('the description is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
});

test('every call of the REST interface is in it, with who may call it and what it answers', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = listProcedures().flatMap(({ meta }) =>
    meta.openapi ? [`${meta.openapi.method} ${meta.openapi.path}`] : [],
  );
  const bytes = [
    'POST /files/upload',
    'POST /files/upload-multiple',
    'POST /files/uploads',
    'GET /files/uploads/{id}',
    'HEAD /files/uploads/{id}',
    'PATCH /files/uploads/{id}',
    'DELETE /files/uploads/{id}',
    'GET /files/zip',
    'GET /files/{id}/download',
    'POST /files/{id}/versions',
    'GET /files/{id}/thumbnail',
    'GET /batch/{id}/results.zip',
    'GET /users/export',
    'GET /admin/audit.csv',
    'GET /events',
    'GET /subscriptions/invoices/{id}.pdf',
    'POST /subscriptions/webhook',
  ];
  expect(described.toSorted()).toEqual([...served, ...bytes].toSorted());
  expect(document.paths['/auth/login']?.post?.security).toEqual([]);
  expect(document.paths['/users/profile']?.get?.security).toEqual([{ bearer: [] }]);
  expect(Object.keys(document.paths['/auth/register']?.post?.responses ?? {})).toEqual([
    '201',
    '400',
    '402',
    '409',
    '429',
    '500',
    '503',
    '507',
    'default',
  ]);
});

test('each call has an example of what is sent and answered, and every error that it may end with', () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const jsonIn = (content: Content | undefined) => content?.['application/json'];
  for (const { path, method, operation } of calls) {
    const call = `${method} ${path}`;
    const { requestBody, responses, security = [] } = operation;
    const answered = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    const bodies = [jsonIn(requestBody?.content), jsonIn(answered?.content)].flatMap((json) => json ?? []);
    const without = bodies.filter(({ example, examples }) => example === undefined && !examples);
    expect({ call, without }).toEqual({ call, without: [] });
    const expected = [...(security.length ? ['401', '403'] : []), ...(path.includes('{') ? ['404'] : [])];
    expect({ call, statuses: Object.keys(responses) }).toEqual({
      call,
      statuses: expect.arrayContaining(['400', '429', '500', ...expected]),
    });
  }
  const told = Object.values(document.components.responses).flatMap(({ content }) =>
    Object.keys(jsonIn(content)?.examples ?? {}),
  );
  expect(told.toSorted()).toEqual(Object.keys(errorStatus).toSorted());
});

test('each body of any type has an example, and each parameter and operationId says what it is', () => {
  type Described = { description?: string; schema?: { description?: string }; name: string; in: string };
  const missing: string[] = [];
  /** Every schema of an `operationId`, wherever it stands. */
  const walk = (node: unknown, where: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'example' || key === 'examples') continue;
      const inside = value as Described | null;
      const isId = key === 'operationId' && typeof value === 'object';
      if (isId && !inside?.description) missing.push(`${where} operationId`);
      walk(value, `${where}/${key}`);
    }
  };
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const call = `${method} ${path}`;
      for (const [type, { example, examples }] of Object.entries(operation.requestBody?.content ?? {}))
        if (example === undefined && !examples) missing.push(`${call} ${type}`);
      const { parameters = [] } = operation as { parameters?: Described[] };
      for (const { description, schema, ...parameter } of parameters)
        if (!description && !schema?.description) missing.push(`${call} ${parameter.in} ${parameter.name}`);
      for (const { headers = {} } of Object.values(operation.responses) as { headers?: object }[])
        for (const [name, header] of Object.entries(headers))
          if (!(header as Described).description) missing.push(`${call} ${name}`);
    }
  }
  walk(document, '');
  expect(missing).toEqual([]);
});

test('the examples of what is sent are taken', async () => {
  type Input = { safeParseAsync: (given: unknown) => Promise<{ success: boolean; error?: Error }> };
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: Input[] } }>;
  const refused: string[] = [];
  for (const { name, meta } of listProcedures()) {
    const { method = '', path = '' } = meta.openapi ?? {};
    const sent = document.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'];
    if (!sent) continue;
    const inPath = Object.fromEntries([...path.matchAll(/\{(\w+)\}/gu)].map(([, field = '']) => [field, ID]));
    for (const input of procedures[name]!._def.inputs) {
      const { error } = await input.safeParseAsync({ ...(sent.example as object), ...inPath });
      if (error) refused.push(`${method} ${path} ${JSON.stringify(sent.example)}: ${error.message}`);
    }
  }
  expect(refused).toEqual([]);
});

test('what a key needs for a call is in it, as the calls themselves have it', () => {
  const access = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()]?.['x-access'];
  for (const { name, type, meta } of listProcedures()) {
    const scope = type === 'query' ? 'read' : 'write';
    const expected = { open: 'open', person: 'person', admin: 'admin', member: scope }[meta.access ?? 'open'];
    const { method = '', path = '' } = meta.openapi ?? {};
    expect({ name, access: access(method, path) }).toEqual({ name, access: expected });
  }
  const bytes = Object.entries(routes).flatMap(([route, row]) => {
    const [method = '', path = ''] = route.replaceAll(/:(\w+)/g, '{$1}').split(' /api');
    const found = access(method, path);
    return found ? [{ route, found, scope: row === 'open' ? 'open' : row.scope }] : [];
  });
  expect(bytes.length).toBeGreaterThan(10);
  for (const { route, found, scope } of bytes) expect({ route, found }).toEqual({ route, found: scope });
});

test('/api itself is no call', async () => {
  for (const accept of ['*/*', 'application/json']) {
    const answer = await fetch(`${server.url}/api`, { headers: { accept } });
    expect(await readJson(answer)).toMatchObject({
      code: 'not_found',
      error: 'There is no such API endpoint. /api/openapi.json lists them all.',
    });
  }
});

test('an address that is no call names those that are like it', async () => {
  const similarTo = async (method: string, path: string) => {
    const answer = await fetch(`${server.url}${path}`, { method });
    expect(answer.status).toBe(404);
    const { details } = (await readJson(answer)) as { details: { similar: string[] } };
    return details.similar;
  };
  const below = await similarTo('POST', '/api/files');
  expect(below[0]).toBe('GET /api/files');
  expect(below).toContain('POST /api/files/upload');
  expect(await similarTo('GET', '/api/files/0/rename')).toEqual([]);
  expect(await similarTo('PUT', '/api/folders')).toEqual(
    expect.arrayContaining(['GET /api/folders', 'POST /api/folders']),
  );
  expect(await similarTo('GET', '/api/nothing/like/this')).toEqual([]);
});

test('every procedure is on both interfaces', () => {
  expect(listProcedures().filter(({ meta }) => !meta.openapi)).toEqual([]);
});
