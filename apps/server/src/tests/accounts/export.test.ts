import { randomUUID } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chats, endedAccess } from '@sheaf/db';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { endedBatch, startBatch } from '../../testing/batches.ts';
import { restClient } from '../../testing/api-clients.ts';
import { addMember, PASSWORD, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile, pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { usedMemory } from '../../testing/used-memory.ts';
import { uploadVersion } from '../../testing/versions.ts';

const MB = 1024 * 1024;
let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'premium');
});
afterAll(() => server.stop());

const exportOf = (token: string, signal?: AbortSignal) =>
  fetch(`${server.url}/api/users/export`, { headers: { authorization: `Bearer ${token}` }, signal });
const unpack = async (response: Response) => unzipSync(new Uint8Array(await response.arrayBuffer()));
const makeFolder = async (name: string, parent_id: string | null = null) =>
  (await member.call<{ folder: { id: string } }>('folders.create', { name, parent_id })).body.folder.id;

/** Large files that take no room on the disk, as a member's own. */
async function keepLargeFiles(owner: TestMember, count: number, size: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const path = join(server.dataDir, 'spool', randomUUID());
    await writeFile(path, '');
    await truncate(path, size);
    const blob_key = randomUUID();
    await server.ctx.blobs.put(blob_key, path);
    const row = { user_id: owner.id, folder_id: null, type: 'application/pdf', sha256: String(at), size };
    await server.ctx.db
      .insertInto('files')
      .values({ ...row, filename: `large ${at}.pdf`, blob_key, page_count: null })
      .execute();
  }
}

test('an export is every file in its folder, the trash, and all that is known of the member', async () => {
  const outer = await makeFolder('Contracts: "2026"');
  const inner = await makeFolder('Ünter', outer);
  const bytes = { lease: pdfFile('lease'), twin: pdfFile('twin'), gone: pdfFile('gone') };
  await upload(server, member, bytes.lease, 'lease.pdf', { folder_id: inner, tags: 'signed,home' });
  await upload(server, member, bytes.twin, 'Lease.pdf', { folder_id: inner });
  await upload(server, member, pngFile(), 'CON.png');
  const image = await server.ctx.db
    .selectFrom('files')
    .select('id')
    .where('type', '=', 'image/png')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const nextPicture = Buffer.concat([pngFile(), Buffer.from('more')]);
  expect((await uploadVersion(server, member, image.id, nextPicture)).status).toBe(201);
  const trashed = await upload(server, member, bytes.gone, 'gone.pdf');
  await member.call('files.delete', { id: trashed.body.file.id });
  const old = await makeFolder('Old');
  await upload(server, member, bytes.gone, 'gone.pdf', { folder_id: await makeFolder('2019', old) });
  await member.call('folders.delete', { id: old, force: 'true' });
  const { body } = await member.call<{ key: string }>('apiKeys.create', {
    password: PASSWORD,
    name: 'Backup',
  });
  const hook = { url: 'http://127.0.0.1:9/told', events: ['batch.done'] };
  const { secret } = (await member.call<{ secret: string }>('webhooks.create', hook)).body;
  const { db } = server.ctx;
  const passkey = { public_key: 'public-key', counter: 0, transports: [] };
  await db
    .insertInto('passkeys')
    .values({ ...passkey, user_id: member.id, credential_id: 'credential', name: 'Phone' })
    .execute();
  const picture = pngFile().toString('base64');
  await member.call('signMarks.keep', { kind: 'signature', picture });
  await endedAccess.insertEndedAccess(db, member.id, 'reset', [{ kind: 'api-key', name: 'Old script' }]);
  const about = { file_id: null, folder_id: outer, title: 'Who signed?' };
  const talk = await chats.insertSession(server.ctx.db, { user_id: member.id, ...about });
  await chats.insertMessage(server.ctx.db, { session_id: talk.id, role: 'user', content: 'Who signed?' });
  const stranger = await addMember(server);
  await upload(server, stranger, pdfFile('theirs'), 'theirs.pdf');

  const response = await exportOf(member.token);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="sheaf-export-[\d-]{10}\.zip";/),
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': 'application/zip',
    'x-content-type-options': 'nosniff',
  });
  const files = await unpack(response);
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'api-keys.json',
      'batch-templates.json',
      'batches.json',
      'chats.json',
      'ended-access.json',
      'files.json',
      'files/Contracts_ _2026_/Ünter/Lease (2).pdf',
      'files/Contracts_ _2026_/Ünter/lease.pdf',
      'files/_CON.png',
      'folders.json',
      'history.json',
      'ocr.json',
      'passkeys.json',
      'profile.json',
      'signatures.json',
      'summaries.json',
      'tags.json',
      'trash/Old/2019/gone.pdf',
      'trash/gone.pdf',
      'versions.json',
      'versions/_CON (version 1).png',
      'webhooks.json',
    ].toSorted(),
  );
  expect(bytes.lease.equals(files['files/Contracts_ _2026_/Ünter/lease.pdf']!)).toBe(true);
  expect(bytes.twin.equals(files['files/Contracts_ _2026_/Ünter/Lease (2).pdf']!)).toBe(true);
  expect(pngFile().equals(files['versions/_CON (version 1).png']!)).toBe(true);
  expect(nextPicture.equals(files['files/_CON.png']!)).toBe(true);
  expect(bytes.gone.equals(files['trash/gone.pdf']!)).toBe(true);
  const read = (name: string) => JSON.parse(strFromU8(files[name]!)) as unknown;
  expect(read('profile.json')).toMatchObject({ id: member.id, email: member.email, plan: 'premium' });
  expect(read('folders.json')).toMatchObject([
    { id: outer, name: 'Contracts: "2026"', parent_id: null, path: 'files/Contracts_ _2026_/' },
    { id: inner, name: 'Ünter', parent_id: outer, path: 'files/Contracts_ _2026_/Ünter/' },
    { name: '2019', parent_id: old, path: 'trash/Old/2019/', trashed_at: expect.any(String) },
    { name: 'Old', path: 'trash/Old/', trashed_at: expect.any(String) },
  ]);
  expect(read('tags.json')).toEqual([
    { tag: 'home', files: 1 },
    { tag: 'signed', files: 1 },
  ]);
  expect(read('files.json')).toMatchObject([
    { filename: 'lease.pdf', tags: ['signed', 'home'], path: 'files/Contracts_ _2026_/Ünter/lease.pdf' },
    { filename: 'Lease.pdf' },
    { filename: 'CON.png', path: 'files/_CON.png' },
    { filename: 'gone.pdf', trashed_at: expect.any(String), path: 'trash/gone.pdf' },
    { filename: 'gone.pdf', trashed_at: expect.any(String), path: 'trash/Old/2019/gone.pdf' },
  ]);
  expect(read('chats.json')).toMatchObject([
    { title: 'Who signed?', messages: [{ content: 'Who signed?' }] },
  ]);
  expect(read('history.json')).toHaveLength(8);
  expect(read('api-keys.json')).toMatchObject([{ name: 'Backup', prefix: body.key.slice(0, 10) }]);
  expect(read('webhooks.json')).toMatchObject([hook]);
  expect(read('passkeys.json')).toEqual([
    { name: 'Phone', created_at: expect.any(String), last_used_at: null },
  ]);
  expect(read('signatures.json')).toMatchObject([{ kind: 'signature', picture }]);
  expect(read('ended-access.json')).toEqual([
    { cause: 'reset', kind: 'api-key', name: 'Old script', ended_at: expect.any(String) },
  ]);
  const text = Object.values(files)
    .map((part) => strFromU8(part, true))
    .join('');
  for (const leaked of [
    body.key,
    secret,
    'theirs',
    'credential',
    'public-key',
    'blob_key',
    'sealed',
    'hash"',
    'argon2',
  ])
    expect(text).not.toContain(leaked);
});

test('batches and templates are taken along, and no password of theirs', async () => {
  const owner = await addMember(server, 'premium');
  const paper = (await upload(server, owner, pdfFile('paper'), 'paper.pdf')).body.file.id;
  const operations = [{ type: 'compress', options: { quality: 0.5 } }];
  await owner.call('batch.saveTemplate', { name: 'Small', operations });
  const id = await startBatch(
    owner,
    [{ type: 'protect', fileIds: [paper], options: { password: 'hunter2hunter2' } }],
    'Lock',
  );
  await endedBatch(owner, id);
  const files = await unpack(await exportOf(owner.token));
  const read = (name: string) => JSON.parse(strFromU8(files[name]!)) as unknown;
  expect(read('batches.json')).toMatchObject([
    { id, name: 'Lock', status: 'completed', operations: [{ type: 'protect', fileIds: [paper] }] },
  ]);
  expect(read('batch-templates.json')).toMatchObject([
    { name: 'Small', operations: [{ type: 'compress', options: { quality: 0.5 } }] },
  ]);
  expect(strFromU8(files['batches.json']!)).not.toMatch(/hunter2|secrets/);
});

test('bytes that are gone are left out, and the rest is whole', async () => {
  const owner = await addMember(server, 'pro');
  await upload(server, owner, pdfFile('one'), 'one.pdf');
  const { file } = (await upload(server, owner, pdfFile('two'), 'two.pdf')).body;
  const row = await server.ctx.db
    .selectFrom('files')
    .select('blob_key')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow();
  await server.ctx.blobs.remove(row.blob_key);
  const files = await unpack(await exportOf(owner.token));
  expect(Object.keys(files).filter((path) => path.startsWith('files/'))).toEqual(['files/one.pdf']);
});

test('an export of 320 MB holds none of it in memory, and stops when its reader goes', async () => {
  const owner = await addMember(server, 'premium');
  await keepLargeFiles(owner, 8, 40 * MB);
  const start = usedMemory();
  let peak = 0;
  let size = 0;
  let measured = 0;
  for await (const part of (await exportOf(owner.token)).body!) {
    size += part.length;
    if (size - measured < 16 * MB) continue;
    measured = size;
    peak = Math.max(peak, usedMemory() - start);
  }
  expect(size).toBeGreaterThan(320 * MB);
  expect(peak).toBeLessThan(100 * MB);

  const stop = new AbortController();
  const reader = (await exportOf(owner.token, stop.signal)).body!.getReader();
  await reader.read();
  stop.abort();
  await expect(reader.read()).rejects.toThrow('abort');
  expect((await exportOf(member.token)).status).toBe(200);
});

test('exports have an end, because each reads all there is', async () => {
  const limited = await startTestServer();
  onTestFinished(limited.stop);
  const someone = await addMember(limited);
  const ask = async () => {
    const headers = { authorization: `Bearer ${someone.token}` };
    const response = await fetch(`${limited.url}/api/users/export`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  for (let count = 0; count < 10; count++) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  const client = restClient(limited.url);
  expect((await client('users.profile', undefined, someone.token)).status).toBe(200);
});
