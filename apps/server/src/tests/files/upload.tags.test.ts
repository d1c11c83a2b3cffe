import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

test('tags come separated by commas or as a JSON array', async () => {
  const member = await addMember(server);
  const tagsOf = async (tags: string) => {
    const { status, body } = await upload(server, member, pdfFile(tags), 'a.pdf', { tags });
    return status === 201 ? body.file.tags : status;
  };
  expect(await tagsOf('["2026, May","signed"]')).toEqual(['2026, May', 'signed']);
  expect(await tagsOf('signed, 2026')).toEqual(['signed', '2026']);
  expect(await tagsOf('[draft], new')).toEqual(['[draft]', 'new']);
  expect(await tagsOf('[]')).toEqual([]);
  expect(await tagsOf('[1, {"a": 2}]')).toBe(400);
});

test.each(['{"a":1}', ' {"tags":["a"]} ', '"signed"'])(
  'JSON that is no list is refused, not stored as a tag: %s',
  async (tags) => {
    const member = await addMember(server);
    const { status, body } = await upload(server, member, pdfFile('a'), 'a.pdf', { tags });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: 'The value of tags must be a list.',
      details: { fields: { tags: 'The value of tags must be a list.' } },
    });
    const begun = await fetch(`${server.url}/api/files/uploads`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${member.token}`,
        'tus-resumable': '1.0.0',
        'upload-length': '5',
        'upload-metadata': `filename ${btoa('a.pdf')},tags ${btoa(tags)}`,
      },
    });
    expect(begun.status).toBe(400);
    expect(await begun.text()).toContain('The value of tags must be a list.');
  },
);

test('text that is no JSON, and a number or a word by itself, are tags', async () => {
  const member = await addMember(server);
  const tagsOf = async (tags: string) =>
    (await upload(server, member, pdfFile(tags), 'a.pdf', { tags })).body.file.tags;
  expect(await tagsOf('2026')).toEqual(['2026']);
  expect(await tagsOf('true, null')).toEqual(['true', 'null']);
  expect(await tagsOf('{draft}, "new"')).toEqual(['{draft}', '"new"']);
});
