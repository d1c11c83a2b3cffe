import { listProcedures } from '@sheaf/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from './testing/doors.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

type Operation = { security: object[]; responses: Record<string, object> };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };
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

test('every call of the REST door is in it, with who may call it and what it answers', () => {
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
    'GET /files/{id}/thumbnail',
    'GET /users/export',
    'GET /events',
    'POST /subscriptions/webhook',
  ];
  expect(described.toSorted()).toEqual([...served, ...bytes].toSorted());
  expect(document.paths['/auth/login']?.post?.security).toEqual([]);
  expect(document.paths['/users/profile']?.get?.security).toEqual([{ bearer: [] }]);
  expect(Object.keys(document.paths['/auth/register']?.post?.responses ?? {})).toEqual(['201', 'default']);
});

test('every procedure is on both doors', () => {
  expect(listProcedures().filter(({ meta }) => !meta.openapi)).toEqual([]);
});
