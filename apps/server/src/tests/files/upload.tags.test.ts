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
