import type { ChatAnswer, ChatMessage } from '@sheaf/api/features/ai/ai.schema.ts';
import { chats, fileVersions, files, type FileRow } from '@sheaf/db';
import { expect, onTestFinished, test } from 'vitest';
import { addLease } from '../../testing/lease.ts';
import { addMember } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { uploadVersion } from '../../testing/versions.ts';

test('a source of an answer says when its file has other bytes by now, and points at no place in them', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  onTestFinished(server.stop);
  const member = await addMember(server, 'pro');
  const fileId = await addLease(server, member);
  const question = { fileId, message: 'How much is the rent?' };
  const { sessionId, sources } = (await member.call<ChatAnswer>('ai.chat', question)).body;
  expect(sources[0]).toMatchObject({ file_id: fileId, boxes: expect.any(Array) });
  const readSource = async () => {
    const { body } = await member.call<{ messages: ChatMessage[] }>('ai.chatMessages', { sessionId });
    return body.messages[1]?.metadata.sources?.[0];
  };
  expect(await readSource()).toEqual(sources[0]);

  expect((await uploadVersion(server, member, fileId, pdfFile('Nothing of that'))).status).toBe(201);
  expect(await readSource()).toMatchObject({ snippet: sources[0]?.snippet, is_earlier: true });
  expect(await readSource()).not.toHaveProperty('boxes');

  await member.call('versions.restore', { id: fileId, number: 1 });
  expect(await readSource()).toEqual(sources[0]);
});

test('answers about one file that are kept at the same moment do not wait for each other', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  onTestFinished(server.stop);
  const member = await addMember(server, 'pro');
  const { db } = server.ctx;
  const file = await files.findFile(db, member.id, await addLease(server, member));
  const { id: file_id, user_id } = file as FileRow;
  let begun = 0;
  const both = Promise.withResolvers<void>();
  const keep = () =>
    db.transaction().execute(async (trx) => {
      await chats.insertSession(trx, { user_id, file_id, folder_id: null, title: 'Rent' });
      if (++begun === 2) both.resolve();
      await both.promise;
      return fileVersions.holdBytes(trx, file as FileRow);
    });
  expect(await Promise.allSettled([keep(), keep()])).toEqual([
    { status: 'fulfilled', value: true },
    { status: 'fulfilled', value: true },
  ]);
});
