import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import type { ChatScope } from '@sheaf/api/features/ai/ai.scope.schema.ts';
import { makeScan } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addLease } from '../../testing/lease.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

const addScan = async () =>
  (await upload(server, member, Buffer.from((await makeScan()).bytes), 'scan.pdf')).body.file.id;

describe('through REST', () => {
  let call: <Data>(name: string, input?: object) => ReturnType<typeof member.call<Data>>;
  beforeAll(() => {
    const client = restClient(server.url);
    call = (name, input) => client(name, input, member.token);
  });

  test('a folder is asked with those within it, less what is left out, and its conversations are kept', async () => {
    const { folder } = (await call<{ folder: { id: string } }>('folders.create', { name: 'G' })).body;
    const within = await call<{ folder: { id: string } }>('folders.create', {
      name: 'within',
      parent_id: folder.id,
    });
    const deep = await addLease(server, member, 'deep.pdf');
    const scan = await addScan();
    await call('folders.moveFiles', { fileIds: [deep], folder_id: within.body.folder.id });
    await call('folders.moveFiles', { fileIds: [scan], folder_id: folder.id });
    const { body: scope } = await call<ChatScope>('ai.chatScope', { folderId: folder.id });
    expect(scope.more).toBe(0);
    expect(scope.files.map(({ id, state }) => [id, state]).toSorted()).toEqual(
      [
        [deep, 'read'],
        [scan, 'unread'],
      ].toSorted(),
    );
    const message = 'When is the deposit of 170 euros returned to the tenant?';
    const asked = await call<ChatAnswer>('ai.chat', { folderId: folder.id, message });
    expect(asked.body.sources[0]).toMatchObject({ file_id: deep, page: 3 });
    const { sessionId } = asked.body;
    const list = await call<{ sessions: object[] }>('ai.chatSessions', { id: folder.id });
    expect(list.body.sessions).toEqual([
      expect.objectContaining({ id: sessionId, title: message, file_ids: [] }),
    ]);
    const without = await call('ai.chat', { folderId: folder.id, leaveOut: [deep], sessionId, message });
    expect([without.status, without.body]).toEqual([
      422,
      expect.objectContaining({ code: 'unprocessable_document', details: { reason: 'no_text' } }),
    ]);
  });

  test('files come to a folder’s conversation and go from it; what is another member’s is not there', async () => {
    const { folder } = (await call<{ folder: { id: string } }>('folders.create', { name: 'H' })).body;
    const folderId = folder.id;
    const [inside, beside] = [
      await addLease(server, member, 'inside.pdf'),
      await addLease(server, member, 'beside.pdf'),
    ];
    await call('folders.moveFiles', { fileIds: [inside], folder_id: folderId });
    const message = 'How much is the rent a month?';
    const begun = await call<ChatAnswer>('ai.chat', { folderId, message });
    const { sessionId } = begun.body;
    const asked = { folderId, fileIds: [beside, inside], sessionId, message };
    const both = await call<ChatAnswer>('ai.chat', asked);
    expect(both.body.sessionId).toBe(sessionId);
    expect(both.body.sources.map((one) => one.file_id).toSorted()).toEqual(
      expect.arrayContaining([inside, beside].toSorted()),
    );
    const { body: scope } = await call<ChatScope>('ai.chatScope', {
      folderId,
      fileIds: `${beside},${inside}`,
    });
    expect([scope.files.map(({ id }) => id), scope.more]).toEqual([[inside, beside], 0]);
    const list = await call<{ sessions: object[] }>('ai.chatSessions', { id: folderId });
    expect(list.body.sessions).toEqual([
      expect.objectContaining({ id: sessionId, file_ids: [beside, inside] }),
    ]);
    // It is the folder's: a file that was asked beside it does not lead there.
    expect((await call<{ sessions: object[] }>('ai.chatSessions', { id: beside })).body.sessions).toEqual([]);
    expect((await call('ai.chat', { fileId: beside, sessionId, message })).status).toBe(409);
    const without = await call<ChatAnswer>('ai.chat', { ...asked, leaveOut: [inside] });
    expect(without.body.sources.map((one) => one.file_id)).not.toContain(inside);

    // What was deleted for good does not come back with it.
    await call('files.delete', { id: beside });
    const listed = () => call<{ sessions: { file_ids: string[] }[] }>('ai.chatSessions', { id: folderId });
    expect((await listed()).body.sessions[0]!.file_ids).toEqual([beside, inside]);
    await call('files.delete', { id: beside, permanent: 'true' });
    expect((await listed()).body.sessions[0]!.file_ids).toEqual([inside]);

    const stranger = await addMember(server, 'pro');
    const theirs = await addLease(server, stranger, 'theirs.pdf');
    const foreign = await call('ai.chat', { folderId, fileIds: [theirs], message });
    expect([foreign.status, foreign.body]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect((await call('ai.chatScope', { folderId, fileIds: theirs })).status).toBe(404);
  });

  test('a conversation about several files goes on with fewer, and not about others', async () => {
    const [one, two, three] = [
      await addLease(server, member, 'one.pdf'),
      await addLease(server, member, 'two.pdf'),
      await addLease(server, member, 'three.pdf'),
    ];
    const message = 'How much is the rent a month?';
    const first = await call<ChatAnswer>('ai.chat', { fileId: one, fileIds: [two], message });
    const { sessionId, response, sources } = first.body;
    expect(response).toContain(`(${sources[0]!.filename}, page 2)`);
    const second = await call<ChatAnswer>('ai.chat', { fileId: two, sessionId, message });
    expect(second.body).toMatchObject({ sessionId, sources: [{ file_id: two }] });
    expect((await call('ai.chat', { fileId: three, sessionId, message })).status).toBe(409);
    const kept = expect.objectContaining({ id: sessionId, file_ids: [one, two] });
    expect((await call<{ sessions: object[] }>('ai.chatSessions', { id: two })).body.sessions).toEqual([
      kept,
    ]);

    await call('files.delete', { id: two });
    const scope = await call<ChatScope>('ai.chatScope', { fileIds: `${one},${two}` });
    expect(scope.body.files.map(({ filename, state }) => [filename, state])).toEqual([
      ['one.pdf', 'read'],
      ['two.pdf', 'trashed'],
    ]);
    expect((await call('ai.chat', { fileId: one, fileIds: [two], sessionId, message })).status).toBe(404);
  });
});
