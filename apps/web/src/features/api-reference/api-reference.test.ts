import { expect, test } from 'vitest';
import { type ApiDocument, groupCalls, searchCalls } from './openapi-document.ts';
import { listRows } from './schema-rows.ts';
import { writeCurl } from './write-curl.ts';

const schemas = {
  Folder: {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      size: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
      parent: { $ref: '#/components/schemas/Folder' },
      tags: { type: 'array', items: { type: 'string' }, maxItems: 5 },
    },
  },
};
const documentOf = (paths: object) => ({ paths, components: { schemas } }) as unknown as ApiDocument;
const only = (path: string, method: string, operation: object) =>
  groupCalls(documentOf({ [path]: { [method]: { responses: { 200: {} }, ...operation } } }))[0]!.calls[0]!;
const json = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });

test('calls are grouped by tag, and found by every word that is typed', () => {
  const responses = {};
  const groups = groupCalls(
    documentOf({
      '/files': { get: { tags: ['Files'], summary: 'Your files', responses } },
      '/ai/chat': { post: { tags: ['AI'], summary: 'Ask your files', responses } },
    }),
  );
  expect(groups.map(({ name }) => name)).toEqual(['AI', 'Files']);
  const found = (words: string) =>
    searchCalls(groups, words).flatMap(({ calls }) => calls.map(({ path }) => path));
  expect(found('')).toEqual(['/ai/chat', '/files']);
  expect(found('FILES get')).toEqual(['/files']);
  expect(found('ask post')).toEqual(['/ai/chat']);
  expect(found('ask get')).toEqual([]);
});

test('a schema is rows with kind and bounds, and one within itself is opened once', () => {
  const rows = listRows(
    { type: 'object', properties: { folder: { $ref: '#/components/schemas/Folder' } } },
    schemas,
  );
  expect(
    rows.map(({ depth, name, type, required, bounds }) => [depth, name, type, required, ...bounds]),
  ).toEqual([
    [0, 'folder', 'Folder', false],
    [1, 'id', 'uuid', true],
    [1, 'size', 'integer', false],
    [1, 'parent', 'Folder', false],
    [1, 'tags', 'string[]', false, '5 items at most'],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

test('curl commands are valid in a shell: quotes, the key, ids in the path, required fields', () => {
  const folder = {
    type: 'object',
    required: ['name', 'fileIds', 'kind'],
    properties: {
      name: { type: 'string', default: "Ada's" },
      fileIds: { type: 'array', minItems: 2, items: { type: 'string' } },
      kind: { enum: ['a', 'b'] },
      note: { type: 'string' },
    },
  };
  const call = only('/folders/{folderId}', 'post', { 'x-access': 'write', ...json(folder) });
  expect(writeCurl(call, 'https://docs.example/api', schemas)).toBe(
    [
      `curl 'https://docs.example/api/folders/FOLDER_ID'`,
      `-H "Authorization: Bearer $SHEAF_KEY"`,
      `-H 'Content-Type: application/json'`,
      `-d '{"name":"Ada'\\''s","fileIds":["FILE_ID","FILE_ID"],"kind":"a"}'`,
    ].join(' \\\n  '),
  );
  const parameters = [
    { name: 'q', in: 'query', required: true, schema: { type: 'string' } },
    { name: 'page', in: 'query', schema: { type: 'integer' } },
  ];
  expect(writeCurl(only('/search', 'get', { parameters }), '/api', schemas)).toBe(`curl '/api/search?q=Q'`);
  const bytes = { responses: { 200: { content: { '*/*': {} } } }, 'x-access': 'person' };
  expect(writeCurl(only('/x', 'delete', bytes), '/api', schemas)).toBe(
    `curl -X DELETE '/api/x' \\\n  -H "Authorization: Bearer $ACCESS_TOKEN" \\\n  -OJ`,
  );
  const form = { type: 'object', required: ['file'], properties: { file: { type: 'string' } } };
  const upload = { requestBody: { content: { 'multipart/form-data': { schema: form } } } };
  expect(writeCurl(only('/up', 'post', upload), '/api', schemas)).toBe(`curl '/api/up' \\\n  -F file=@FILE`);
});
