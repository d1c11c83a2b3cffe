import { afterAll, beforeAll, expect, test } from 'vitest';
import type { File } from '@sheaf/api/features/files/files.schema.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

type List = { files: File[] };

test('a page of 400 digits takes no list down', async () => {
  const plain = pdfFile('Wide').toString('latin1');
  const wide = plain.replace(/\/MediaBox ?\[[^\]]*\]/, `/MediaBox [0 0 ${'9'.repeat(400)} 792]`);
  expect(wide).not.toBe(plain);
  const { id } = (await upload(server, member, Buffer.from(wide, 'latin1'), 'wide.pdf')).body.file;
  const find = async () =>
    (await member.call<List>('files.list', {})).body.files.find((file) => file.id === id);
  await expect.poll(async () => (await find())?.reading.state).not.toBe('pending');
  expect(await find()).toMatchObject({ page_count: 1, page_size: { width: 612, height: 792 } });
});

test('a row that makes no sense is listed as unreadable, and can be deleted', async () => {
  const { id } = (await upload(server, member, pdfFile('Odd'), 'odd.pdf')).body.file;
  const { db } = server.ctx;
  const list = async (call: 'files.list' | 'files.trash') => {
    const { status, body } = await member.call<List>(call, call === 'files.list' ? {} : undefined);
    expect(status).toBe(200);
    return body.files.find((file) => file.id === id);
  };
  await expect.poll(async () => (await list('files.list'))?.reading.state).toBe('done');
  const spoil = db.updateTable('files').set({ page_width: Infinity }).where('id', '=', id);
  await expect(spoil.execute()).rejects.toThrow('files_page_size');
  // As a row of an older version could be.
  await db.schema.alterTable('files').dropConstraint('files_page_size').execute();
  await spoil.execute();
  expect(await list('files.list')).toMatchObject({ filename: 'odd.pdf', page_size: null, unreadable: true });
  await member.call('files.delete', { id });
  expect(await list('files.trash')).toMatchObject({ filename: 'odd.pdf', unreadable: true });
  expect((await member.call('files.delete', { id, permanent: 'true' })).status).toBe(200);
  expect(await list('files.trash')).toBeUndefined();
});
