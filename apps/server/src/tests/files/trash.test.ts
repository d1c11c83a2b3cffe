import { filesJobs } from '@sheaf/api/features/files/files.jobs.ts';
import { chats } from '@sheaf/db';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMember, type TestMember, upload, type UploadAnswer } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type File = UploadAnswer['file'];
type Folder = { id: string; name: string; color: string; parent_id: string | null };
type Trash = {
  files: (File & { path: string[]; trashed_at: string })[];
  folders: {
    id: string;
    name: string;
    fileCount: number;
    folderCount: number;
    size: number;
    path: string[];
  }[];
};

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
beforeEach(async () => {
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

const add = async (name: string, folder?: Folder) =>
  (await upload(server, member, pdfFile(name), name, folder ? { folder_id: folder.id } : {})).body.file;
const make = async (name: string, parent: Folder | null = null) =>
  (await member.call<{ folder: Folder }>('folders.create', { name, parent_id: parent?.id ?? null })).body
    .folder;
const drop = async ({ id }: Folder) =>
  expect((await member.call('folders.delete', { id, force: 'true' })).status).toBe(200);
const restore = ({ id }: { id: string }) => member.call<{ folder: Folder }>('folders.restore', { id });
const readTrash = async (input: object = {}) => (await member.call<Trash>('files.trash', input)).body;
const filesIn = async (folder_id: string) =>
  (
    await member.call<{ files: File[] }>('files.list', { folder_id, sort: 'name', order: 'asc' })
  ).body.files.map(({ filename }) => filename);
/** All live folders and files, as paths. */
async function readTree(): Promise<string[]> {
  const { folders } = (await member.call<{ folders: Folder[] }>('folders.list', { flat: 'true' })).body;
  const pathOf = (id: string | null): string => {
    const folder = folders.find((one) => one.id === id);
    return folder ? `${pathOf(folder.parent_id)}${folder.name}/` : '';
  };
  const { files } = (await member.call<{ files: File[] }>('files.list', { limit: '100' })).body;
  return [
    ...folders.map(({ id }) => pathOf(id)),
    ...files.map(({ folder_id, filename }) => pathOf(folder_id) + filename),
  ].toSorted();
}
const storage = async () =>
  (
    await server.ctx.db
      .selectFrom('usage')
      .select('used')
      .where('user_id', '=', member.id)
      .where('metric', '=', 'storageLimit')
      .executeTakeFirst()
  )?.used;

/** Clients/{a.pdf, Acme/{b.pdf, Empty/}}, and what is beside it. */
async function growTree() {
  const clients = await make('Clients');
  const acme = await make('Acme', clients);
  const empty = await make('Empty', acme);
  const [a, b] = [await add('a.pdf', clients), await add('b.pdf', acme)];
  await add('beside.pdf');
  return { clients, acme, empty, a, b };
}

test('a deleted folder is one row of the trash and comes back with its tree, ids and conversations', async () => {
  const { clients, acme, a, b } = await growTree();
  const before = await readTree();
  expect(before).toEqual([
    'Clients/',
    'Clients/Acme/',
    'Clients/Acme/Empty/',
    'Clients/Acme/b.pdf',
    'Clients/a.pdf',
    'beside.pdf',
  ]);
  const about = { user_id: member.id, file_id: null, folder_id: acme.id, title: 'Who?' };
  const talk = await chats.insertSession(server.ctx.db, about);
  await drop(clients);
  expect(await readTree()).toEqual(['beside.pdf']);
  expect(await readTrash()).toMatchObject({
    files: [],
    folders: [
      { id: clients.id, name: 'Clients', fileCount: 2, folderCount: 2, size: a.size + b.size, path: [] },
    ],
  });
  expect((await member.call('ai.chatMessages', { sessionId: talk.id })).status).toBe(404);
  const inside = await readTrash({ folder_id: clients.id });
  expect(inside.folders).toEqual([]);
  expect(Object.fromEntries(inside.files.map(({ filename, path }) => [filename, path]))).toEqual({
    'a.pdf': ['Clients'],
    'b.pdf': ['Clients', 'Acme'],
  });

  expect((await restore(clients)).body.folder).toMatchObject({ ...clients, files: [{ count: 1 }] });
  expect(await readTree()).toEqual(before);
  expect(await readTrash()).toEqual({ files: [], folders: [] });
  expect((await member.call<{ folder: Folder }>('folders.get', { id: acme.id })).body.folder).toMatchObject({
    name: 'Acme',
    parent_id: clients.id,
  });
  expect((await member.call('ai.chatMessages', { sessionId: talk.id })).status).toBe(200);
  expect((await restore(clients)).status).toBe(404);
});

test('an empty folder comes back too, and what was in a folder that is gone comes to the root', async () => {
  const { clients, acme, empty } = await growTree();
  await drop(empty);
  expect((await readTrash()).folders).toMatchObject([
    { name: 'Empty', path: ['Clients', 'Acme'], fileCount: 0, size: 0 },
  ]);
  await restore(empty);
  expect(await readTree()).toContain('Clients/Acme/Empty/');
  await drop(acme);
  await drop(clients);
  expect((await readTrash()).folders).toMatchObject([
    { name: 'Clients', fileCount: 1, path: [] },
    { name: 'Acme', fileCount: 1, path: [] },
  ]);
  await restore(acme);
  expect(await readTree()).toEqual(['Acme/', 'Acme/Empty/', 'Acme/b.pdf', 'beside.pdf']);
});

test('a folder of the same name takes up what is restored', async () => {
  const { clients } = await growTree();
  await drop(clients);
  const other = await make('clients');
  await add('new.pdf', other);
  expect((await restore(clients)).body.folder.id).toBe(other.id);
  expect(await readTree()).toEqual([
    'beside.pdf',
    'clients/',
    'clients/Acme/',
    'clients/Acme/Empty/',
    'clients/Acme/b.pdf',
    'clients/a.pdf',
    'clients/new.pdf',
  ]);
});

test('a file that was deleted alone stays alone, and finds its folder again', async () => {
  const { clients, a } = await growTree();
  await member.call('files.delete', { id: a.id });
  await drop(clients);
  expect(await readTrash()).toMatchObject({
    files: [{ filename: 'a.pdf', path: ['Clients'] }],
    folders: [{ name: 'Clients', fileCount: 1 }],
  });
  await restore(clients);
  expect(await filesIn(clients.id)).toEqual([]);
  expect((await readTrash()).files).toMatchObject([
    { filename: 'a.pdf', folder_id: clients.id, path: ['Clients'] },
  ]);
  await member.call('files.restore', { id: a.id });
  expect(await filesIn(clients.id)).toEqual(['a.pdf']);
});

test('a file of a deleted folder is restored alone into its folders, made anew; the rest joins it there', async () => {
  const { clients, acme, b } = await growTree();
  await drop(clients);
  const { file } = (await member.call<{ file: File }>('files.restore', { id: b.id })).body;
  expect(file.folder_id).not.toBeNull();
  expect(await readTree()).toEqual(['Clients/', 'Clients/Acme/', 'Clients/Acme/b.pdf', 'beside.pdf']);
  expect((await readTrash()).folders).toMatchObject([{ name: 'Clients', fileCount: 1, folderCount: 2 }]);
  await restore(clients);
  expect(await readTree()).toEqual([
    'Clients/',
    'Clients/Acme/',
    'Clients/Acme/Empty/',
    'Clients/Acme/b.pdf',
    'Clients/a.pdf',
    'beside.pdf',
  ]);
  expect((await member.call('folders.get', { id: acme.id })).status).toBe(404);
});

test('a deleted folder counts for the storage until it is deleted for good, and is then gone with all its files', async () => {
  const { clients, a, b } = await growTree();
  const all = await storage();
  await member.call('files.delete', { id: a.id });
  await drop(clients);
  expect(await storage()).toBe(all);
  expect((await member.call('folders.delete', { id: clients.id, permanent: 'true' })).status).toBe(200);
  expect(await storage()).toBe(all! - b.size);
  expect((await readTrash()).folders).toEqual([]);
  expect((await restore(clients)).status).toBe(404);
  // Its folder will not come back.
  expect((await readTrash()).files).toMatchObject([{ filename: 'a.pdf', path: [] }]);
  expect((await member.call<{ file: File }>('files.restore', { id: a.id })).body.file.folder_id).toBeNull();
  const bytes = await server.ctx.db
    .selectFrom('files')
    .select('id')
    .where('user_id', '=', member.id)
    .execute();
  expect(bytes).toHaveLength(2);
});

test('only what is in the trash is deleted for good as a folder, and only the folder that was deleted', async () => {
  const { clients, acme } = await growTree();
  expect((await member.call('folders.delete', { id: clients.id, permanent: 'true' })).status).toBe(404);
  await drop(clients);
  expect((await member.call('folders.delete', { id: acme.id, permanent: 'true' })).status).toBe(404);
  expect((await restore(acme)).status).toBe(404);
  expect((await member.call('files.trash', { folder_id: acme.id })).status).toBe(404);
  await restore(clients);
  expect(await readTree()).toHaveLength(6);
});

test('after thirty days the trash empties itself of folders with their files', async () => {
  const { clients } = await growTree();
  const young = await make('Young');
  await add('young.pdf', young);
  await drop(clients);
  await drop(young);
  const { db } = server.ctx;
  const old = new Date(Date.now() - 31 * 86_400_000);
  await db
    .updateTable('trashed_folders')
    .set({ trashed_at: old })
    .where('entry_id', '=', clients.id)
    .execute();
  await db.updateTable('files').set({ trashed_at: old }).where('trashed_with', '=', clients.id).execute();
  await filesJobs.find(({ name }) => name === 'files.empty-trash')!.run(server.ctx, {});
  expect((await readTrash()).folders).toMatchObject([{ name: 'Young', fileCount: 1 }]);
  const rows = db.selectFrom('trashed_folders').select('id').where('user_id', '=', member.id);
  expect(await rows.execute()).toEqual([{ id: young.id }]);
  const left = await db.selectFrom('files').select('filename').where('user_id', '=', member.id).execute();
  expect(left.map(({ filename }) => filename).toSorted()).toEqual(['beside.pdf', 'young.pdf']);
});
