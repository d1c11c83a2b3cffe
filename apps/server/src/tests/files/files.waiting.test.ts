import type { Waiting } from '@sheaf/api/features/files/files.schema.ts';
import { expect, onTestFinished, test } from 'vitest';
import { addMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';

test('a file is called a scan once it was read and has no text, and not while it is being read', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const member = await addMember(server);
  const { file } = (await upload(server, member, pdfFile('words to read'))).body;
  const { db } = server.ctx;
  const stateOf = async () =>
    (await db.selectFrom('files').select('reading').where('id', '=', file.id).executeTakeFirst())?.reading;
  await expect.poll(stateOf).toBe('done');
  const unread = async () => (await member.call<Waiting>('files.waiting')).body.unread.map(({ id }) => id);
  // Its pages are counted before its text is looked for.
  for (const [reading, listed] of [
    ['pending', []],
    ['failed', []],
    ['done', []],
    ['needs_ocr', [file.id]],
  ] as const) {
    await db.deleteFrom('file_texts').where('file_id', '=', file.id).execute();
    await db.updateTable('files').set({ reading, page_count: 1 }).where('id', '=', file.id).execute();
    expect({ reading, unread: await unread() }).toEqual({ reading, unread: listed });
  }
});
