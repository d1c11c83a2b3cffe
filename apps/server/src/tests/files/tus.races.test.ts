import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MemberContext } from '@sheaf/api/context';
import {
  beginUpload,
  finishUpload,
  keepPart,
  type Spool,
} from '@sheaf/api/features/files/files.resumable.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spool } from '../../adapters/storage/spool.ts';
import { addMember, type TestMember } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

const contextOf = (member: TestMember, more: object = {}) =>
  ({ ...server.ctx, ...more, member: { user: { id: member.id } } }) as unknown as MemberContext;
const take: Spool = (source, most, name) => spool(source, join(server.dataDir, 'spool'), most, name);
const headers = ({ token }: TestMember) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });

/** All bytes are there, and the process stopped before they became a file. */
async function leaveWhole(member: TestMember, filename: string): Promise<string> {
  const bytes = pdfFile(filename);
  const ctx = contextOf(member);
  const { id } = await beginUpload(ctx, { filename, size: bytes.length, folder_id: null, tags: [] });
  const path = join(server.dataDir, 'spool', randomUUID());
  await writeFile(path, bytes);
  await keepPart(ctx, id, path, 0, bytes.length);
  return id;
}

const countFiles = async (member: TestMember) =>
  (await member.call<{ files: object[] }>('files.list')).body.files.length;
const resultAt = async (member: TestMember, id: string) =>
  (await fetch(`${server.url}/api/files/uploads/${id}`, { headers: headers(member) })).status;

test('bytes that another process makes a file of, while they are read here, are that file', async () => {
  const member = await addMember(server);
  const id = await leaveWhole(member, 'both.pdf');
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  const late = finishUpload(contextOf(member), id, async (...args) => {
    read();
    await isDone;
    return take(...args);
  });
  await isRead;
  await finishUpload(contextOf(member), id, take);
  done();
  await late;
  expect([await resultAt(member, id), await countFiles(member)]).toEqual([200, 1]);
});

test('however many ask for the end of an upload at once, its bytes are joined once', async () => {
  const member = await addMember(server);
  const id = await leaveWhole(member, 'many.pdf');
  const { open } = server.ctx.blobs;
  const opened: string[] = [];
  server.ctx.blobs.open = (key, ...more) => {
    opened.push(key);
    return open.call(server.ctx.blobs, key, ...more);
  };
  const ask = () =>
    fetch(`${server.url}/api/files/uploads/${id}`, { method: 'HEAD', headers: headers(member) });
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  server.ctx.blobs.open = open;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(opened).toHaveLength(1);
  expect([await resultAt(member, id), await countFiles(member)]).toEqual([200, 1]);
});

test('many uploads that are begun at once are no more than may be unfinished', async () => {
  const member = await addMember(server);
  const begun = Array.from({ length: 60 }, () =>
    beginUpload(contextOf(member), { filename: 'a.pdf', size: 10, folder_id: null, tags: [] }),
  );
  const ends = await Promise.allSettled(begun);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});
