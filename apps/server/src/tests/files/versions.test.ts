import { endVersions } from '@sheaf/api/features/files/files.versions.service.ts';
import { removeOrphans } from '@sheaf/api/features/files/files.jobs.ts';
import type { File } from '@sheaf/api/features/files/files.schema.ts';
import { fileVersions } from '@sheaf/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdministrator, addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile, pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { downloadVersion, listNumbers, uploadVersion, type Versions } from '../../testing/versions.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'premium');
});
afterAll(() => server.stop());

const [one, two, three] = [pdfFile('One'), pdfFile('Two', 100), pdfFile('Three', 200)];

async function addFile(owner = member): Promise<string> {
  return (await upload(server, owner, one, 'contract.pdf', { tags: 'rent' })).body.file.id;
}
const save = (id: string, bytes: Buffer, base?: number) => uploadVersion(server, member, id, bytes, base);
const read = (id: string, version?: number) => downloadVersion(server, member, id, version);
const keysOf = async (id: string) => {
  const held = await server.ctx.db.selectFrom('files').select('blob_key').where('id', '=', id).execute();
  const kept = await server.ctx.db
    .selectFrom('file_versions')
    .select('blob_key')
    .where('file_id', '=', id)
    .execute();
  return [...held, ...kept].map(({ blob_key }) => blob_key);
};
const isStored = (key: string) =>
  server.ctx.blobs.open(key).then(
    (bytes) => Boolean(bytes.destroy()),
    () => false,
  );
/** How many wait for what another transaction holds. */
const countWaiting = async () => {
  const locks = server.ctx.db.selectFrom('pg_locks' as 'users').where('granted' as 'id', '=', false as never);
  const { total } = await locks.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return Number(total);
};
const storageOf = async ({ id }: TestMember) => {
  const row = server.ctx.db.selectFrom('usage').select('used').where('user_id', '=', id);
  return (await row.where('metric', '=', 'storageLimit').executeTakeFirst())?.used ?? 0;
};
const textOf = async (id: string) =>
  (await member.call<{ file: File & { extracted_text: string | null } }>('files.get', { id, text: 'true' }))
    .body.file.extracted_text;

test('a file that is saved over keeps its place, and its earlier bytes are a version', async () => {
  const id = await addFile();
  const saved = await save(id, two, 1);
  expect(saved).toMatchObject({
    status: 201,
    body: { file: { id, filename: 'contract.pdf', tags: ['rent'], version: 2, size: two.length } },
  });
  expect(await read(id)).toEqual(two);
  expect(await read(id, 2)).toEqual(two);
  expect(await read(id, 1)).toEqual(one);
  expect(await read(id, 3)).toBe(null);
  const { body } = await member.call<Versions>('versions.list', { id });
  expect(body).toMatchObject({
    rule: { kept: 20, days: 90 },
    versions: [
      { number: 2, current: true, source: 'upload', size: two.length, ends_at: null },
      { number: 1, current: false, source: null, size: one.length, ends_at: expect.any(String) },
    ],
  });
  await expect.poll(() => textOf(id)).toBe('Two');
});

test('a restored version is the newest, and the one it replaces stays', async () => {
  const id = await addFile();
  await save(id, two);
  await save(id, three);
  const used = await storageOf(member);
  const keys = await keysOf(id);
  const { body } = await member.call<{ file: File }>('versions.restore', { id, number: 1 });
  expect(body.file).toMatchObject({ id, version: 4, size: one.length });
  expect(await read(id)).toEqual(one);
  expect(await listNumbers(member, id)).toEqual([4, 3, 2]);
  const { versions } = (await member.call<Versions>('versions.list', { id })).body;
  expect(versions.map(({ source, restored_from }) => [source, restored_from])).toEqual([
    ['restore', 1],
    ['upload', null],
    ['upload', null],
  ]);
  expect(await read(id, 3)).toEqual(three);
  expect(await read(id, 2)).toEqual(two);
  expect(await storageOf(member)).toBe(used);
  expect((await keysOf(id)).toSorted()).toEqual(keys.toSorted());
  await expect.poll(() => textOf(id)).toBe('One');
  expect(await member.call('versions.restore', { id, number: 1 })).toMatchObject({
    status: 404,
    body: { reason: 'version_missing' },
  });
});

test('of versions that were restored again and again, the list knows every number', async () => {
  const id = await addFile();
  await save(id, two);
  await save(id, three);
  for (const number of [1, 2, 4]) await member.call('versions.restore', { id, number });
  const { versions } = (await member.call<Versions>('versions.list', { id })).body;
  expect(versions.map(({ number, restored_from, was }) => ({ number, restored_from, was }))).toEqual([
    { number: 6, restored_from: 4, was: [4, 1] },
    { number: 5, restored_from: 2, was: [2] },
    { number: 3, restored_from: null, was: [] },
  ]);
  expect(await read(id)).toEqual(one);
});

test('a save from a version that was replaced since is refused, and changes nothing', async () => {
  const id = await addFile();
  const answers = await Promise.all([save(id, two, 1), save(id, three, 1)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('version_conflict');
  expect(await listNumbers(member, id)).toEqual([2, 1]);
  // The same bytes again, as after an answer that was lost.
  const won = answers[0]?.status === 201 ? two : three;
  expect(await save(id, won, 1)).toMatchObject({ status: 201, body: { file: { version: 2 } } });
  expect(await listNumbers(member, id)).toEqual([2, 1]);
});

test('a version has the type of its file', async () => {
  const id = await addFile();
  expect(await save(id, pngFile())).toMatchObject({
    status: 400,
    body: { reason: 'version_type_differs' },
  });
  expect(await listNumbers(member, id)).toEqual([1]);
});

test('versions count as storage, and give it back when they or their file go', async () => {
  const owner = await addMember(server, 'premium');
  const id = await addFile(owner);
  await uploadVersion(server, owner, id, two);
  await uploadVersion(server, owner, id, three);
  expect(await storageOf(owner)).toBe(one.length + two.length + three.length);
  const keys = await keysOf(id);
  await removeOrphans(server.ctx, 0);
  expect(await Promise.all(keys.map(isStored))).toEqual([true, true, true]);

  expect((await owner.call('versions.delete', { id, number: 2 })).status).toBe(200);
  expect(await storageOf(owner)).toBe(one.length + three.length);
  expect(await owner.call('versions.delete', { id, number: 3 })).toMatchObject({
    status: 409,
    body: { reason: 'version_current' },
  });
  await owner.call('files.delete', { id, permanent: 'true' });
  expect(await storageOf(owner)).toBe(0);
  expect(await Promise.all(keys.map(isStored))).toEqual([false, false, false]);
});

test('an account that is deleted takes the bytes of its versions with it', async () => {
  const owner = await addMember(server, 'premium');
  const id = await addFile(owner);
  await uploadVersion(server, owner, id, two);
  const keys = await keysOf(id);
  const gone = await owner.call('users.deleteAccount', { confirmation: 'DELETE', password: owner.password });
  expect(gone.status).toBe(200);
  await expect.poll(() => Promise.all(keys.map(isStored))).toEqual([false, false]);
});

test('the rule of the administrator ends versions by number and by age', async () => {
  const admin = await addAdministrator(server);
  const id = await addFile();
  for (const bytes of [two, three, pdfFile('Four'), pdfFile('Five')]) await save(id, bytes);
  await endVersions(server.ctx);
  expect(await listNumbers(member, id)).toEqual([5, 4, 3, 2, 1]);
  await admin.call('admin.saveSettings', { versions_kept: 3, version_days: 10 });
  await server.ctx.db
    .updateTable('file_versions')
    .set({ replaced_at: new Date(Date.now() - 11 * 24 * 60 * 60 * 1000) })
    .where('file_id', '=', id)
    .where('number', '=', 4)
    .execute();
  const before = await storageOf(member);
  await endVersions(server.ctx);
  expect(await listNumbers(member, id)).toEqual([5, 3, 2]);
  expect(await storageOf(member)).toBe(before - one.length - pdfFile('Four').length);
  expect((await member.call<Versions>('versions.list', { id })).body.rule).toEqual({ kept: 3, days: 10 });
  await admin.call('admin.saveSettings', { versions_kept: 20, version_days: 90 });
});

test('a damaged version is not restored', async () => {
  const id = await addFile();
  await save(id, two);
  const [, key] = await keysOf(id);
  await server.ctx.blobs.remove(key!);
  expect(await member.call('versions.restore', { id, number: 1 })).toMatchObject({
    status: 422,
    body: { reason: 'file_content_damaged' },
  });
  expect(await read(id)).toEqual(two);
});

test('who deletes a version holds its file first, as a restore does, so that no two wait for each other', async () => {
  const id = await addFile();
  await save(id, two);
  await expect.poll(() => textOf(id)).toBe('Two');
  const { deleting } = await server.ctx.db.transaction().execute(async (trx) => {
    await fileVersions.holdRow(trx, member.id, id);
    const answer = member.call('versions.delete', { id, number: 1 });
    await expect.poll(countWaiting).toBeGreaterThan(0);
    const kept = trx.selectFrom('file_versions').select('number').where('file_id', '=', id);
    expect(await kept.forUpdate().noWait().execute()).toEqual([{ number: 1 }]);
    return { deleting: answer };
  });
  expect(await deleting).toMatchObject({ status: 200 });
  expect(await listNumbers(member, id)).toEqual([2]);
});
