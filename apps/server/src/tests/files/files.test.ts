import { texts } from '@sheaf/db';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMember, type TestMember, upload, type UploadAnswer } from '../../testing/members.ts';
import { pdfFile, pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type File = UploadAnswer['file'];
type List = { files: File[]; pagination: { page: number; limit: number; total: number; totalPages: number } };
type Folder = {
  folder: { id: string; name: string; color: string; parent_id: string | null; files: { count: number }[] };
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

const add = async (name: string, fields: Record<string, string> = {}, bytes = pdfFile(name)) =>
  (await upload(server, member, bytes, name, fields)).body.file;
const names = async (input: object = {}) =>
  (await member.call<List>('files.list', input)).body.files.map(({ filename }) => filename);
const makeFolder = async (name: string, parent_id: string | null = null) =>
  (await member.call<Folder>('folders.create', { name, parent_id })).body.folder;

const download = (id: string) =>
  fetch(`${server.url}/api/files/${id}/download`, { headers: { authorization: `Bearer ${member.token}` } });

test('files are listed by page, sorted, and found by name and tag', async () => {
  await add('b lease.pdf', { tags: 'signed' });
  await add('A plan.png', {}, pngFile());
  await add('c 100%_sure.pdf');
  expect(await names()).toEqual(['c 100%_sure.pdf', 'A plan.png', 'b lease.pdf']);
  expect(await names({ sort: 'name', order: 'asc' })).toEqual([
    'A plan.png',
    'b lease.pdf',
    'c 100%_sure.pdf',
  ]);
  expect(await names({ search: 'LEASE' })).toEqual(['b lease.pdf']);
  expect(await names({ search: 'Sign' })).toEqual(['b lease.pdf']);
  expect(await names({ search: '100%_' })).toEqual(['c 100%_sure.pdf']);
  expect(await names({ search: '%' })).toEqual(['c 100%_sure.pdf']);
  expect(await names({ type: 'image/png' })).toEqual(['A plan.png']);
  expect(await names({ type: 'image' })).toEqual(['A plan.png']);
  expect(await names({ type: 'pdf' })).toEqual(['c 100%_sure.pdf', 'b lease.pdf']);
  expect(await names({ type: 'word' })).toEqual([]);
  expect(await names({ type: 'application/zip' })).toEqual([]);
  expect(await names({ tag: 'signed' })).toEqual(['b lease.pdf']);
  const { body } = await member.call<List>('files.list', {
    page: '2',
    limit: '2',
    sort: 'name',
    order: 'asc',
  });
  expect(body.files.map(({ filename }) => filename)).toEqual(['c 100%_sure.pdf']);
  expect(body.pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 });
  expect((await member.call('files.list', { limit: '101' })).status).toBe(400);
});

test('names sort as people count, up and down and from page to page, and folders too', async () => {
  const numbers = [1, 2, 9, 10, 11, 100];
  for (const number of [10, 1, 100, 9, 2, 11]) await add(`Part-${number}.pdf`);
  await add('part-3.pdf');
  await add('Äpfel.pdf');
  const ascending = [
    'Äpfel.pdf',
    'Part-1.pdf',
    'Part-2.pdf',
    'part-3.pdf',
    ...[9, 10, 11, 100].map((n) => `Part-${n}.pdf`),
  ];
  expect(await names({ sort: 'name', order: 'asc' })).toEqual(ascending);
  expect(await names({ sort: 'name', order: 'desc' })).toEqual(ascending.toReversed());
  const paged: string[] = [];
  for (const page of ['1', '2', '3', '4'])
    paged.push(...(await names({ sort: 'name', order: 'asc', page, limit: '2' })));
  expect(paged).toEqual(ascending);
  for (const number of numbers.toReversed()) await makeFolder(`Box ${number}`);
  const { body } = await member.call<{ folders: Folder['folder'][] }>('folders.list');
  expect(body.folders.map(({ name }) => name)).toEqual(numbers.map((number) => `Box ${number}`));
});

test('a list names the files that are there, whatever else is asked for, and never another member’s', async () => {
  const one = await add('here.pdf');
  const other = await add('trashed.pdf');
  await member.call('files.delete', { id: other.id });
  const stranger = await addMember(server);
  const theirs = (await upload(server, stranger, pdfFile('x'), 'theirs.pdf')).body.file;
  const ids = [one.id, other.id, theirs.id, '00000000-0000-4000-8000-000000000000'].join(',');
  expect(await names({ ids })).toEqual(['here.pdf']);
  expect(await names({ ids, search: 'nowhere' })).toEqual([]);
});

test.each([
  ['type=foo', 'type', 'fields.not_one_of'],
  ['type=constructor', 'type', 'fields.not_one_of'],
  ['type=', 'type', 'fields.not_one_of'],
  ['sort=colour', 'sort', 'fields.not_one_of'],
  ['order=up', 'order', 'fields.not_one_of'],
  ['folder_id=Home', 'folder_id', 'fields.invalid'],
  [`tag=${'x'.repeat(51)}`, 'tag', 'fields.too_long'],
  ['enhanced=maybe', 'enhanced', 'fields.wrong_type'],
  ['kind=pdf', 'kind', 'fields.unknown'],
])('a list of files by %s is refused, and the field is named', async (query, field, reason) => {
  const answer = await fetch(`${server.url}/api/files?${query}`, {
    headers: { authorization: `Bearer ${member.token}` },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'invalid_request',
    reason,
    details: { reasons: { [field]: { reason } } },
  });
});

test('the text of a file is returned on request, and otherwise only whether it has any', async () => {
  type Details = { file: File & { has_text: boolean; extracted_text?: string | null } };
  const { id } = await add('book.pdf');
  const get = async (input: object = {}) =>
    (await member.call<Details>('files.get', { id, ...input })).body.file;
  expect(await get()).toMatchObject({ id, has_text: false });
  expect(await get({ text: 'true' })).toMatchObject({ has_text: false, extracted_text: null });
  const pages = [
    { page: 1, text: 'It was the best of times' },
    { page: 2, text: 'It was the worst of times' },
  ];
  await texts.replaceFileTexts(server.ctx.db, { id, user_id: member.id }, 'text-layer', pages);
  for (const input of [{}, { text: 'false' }]) {
    expect((await get(input)).has_text).toBe(true);
    expect(await get(input)).not.toHaveProperty('extracted_text');
  }
  const whole = 'It was the best of times\n\fIt was the worst of times';
  expect(await get({ text: 'true' })).toMatchObject({ has_text: true, extracted_text: whole });
  expect((await member.call('files.get', { id, text: 'yes' })).status).toBe(400);
});

test('a file is renamed and tagged; what a name cannot be is refused', async () => {
  const { id } = await add('a.pdf');
  await add('b.pdf');
  const { body } = await member.call<{ file: File }>('files.update', {
    id,
    filename: 'Vertrag 2026.pdf',
    tags: ['x', 'x', 'y'],
  });
  expect(body.file).toMatchObject({ filename: 'Vertrag 2026.pdf', tags: ['x', 'y'] });
  expect(await names({ sort: 'modified' })).toEqual(['Vertrag 2026.pdf', 'b.pdf']);
  expect(await names()).toEqual(['b.pdf', 'Vertrag 2026.pdf']);
  for (const filename of ['', '../../etc/passwd', 'a\r\nSet-Cookie: x', 'C:\\x']) {
    expect((await member.call('files.update', { id, filename })).status).toBe(400);
  }
  expect((await member.call('files.update', { id, user_id: member.id, size: 1 })).status).toBe(400);
});

test('the trash keeps a file until it is put back or deleted for good, and only then is its space free', async () => {
  const file = await add('a.pdf');
  const stored = async () =>
    (
      await server.ctx.db
        .selectFrom('usage')
        .select('used')
        .where('user_id', '=', member.id)
        .where('metric', '=', 'storageLimit')
        .executeTakeFirst()
    )?.used;
  expect((await member.call('files.delete', { id: file.id })).body).toEqual({ success: true });
  expect(await names()).toEqual([]);
  expect((await member.call('files.get', { id: file.id })).status).toBe(404);
  expect((await download(file.id)).status).toBe(404);
  expect((await member.call('files.delete', { id: file.id })).status).toBe(404);
  expect((await member.call<List>('files.trash')).body.files).toHaveLength(1);
  expect(await stored()).toBe(file.size);
  expect((await member.call('files.restore', { id: file.id })).status).toBe(200);
  expect(await names()).toEqual(['a.pdf']);
  expect((await member.call('files.delete', { id: file.id, permanent: 'true' })).status).toBe(200);
  expect(await stored()).toBe(0);
  expect((await member.call('files.restore', { id: file.id })).status).toBe(404);
});

test('folders are made, listed with their counts, and lead back to the root', async () => {
  const outer = await makeFolder('Contracts');
  const inner = await makeFolder('2026', outer.id);
  expect(outer).toMatchObject({ color: '#3B82F6', parent_id: null, files: [{ count: 0 }] });
  await add('a.pdf', { folder_id: inner.id });
  const listed = await member.call<{ folders: Folder['folder'][] }>('folders.list', { parent_id: outer.id });
  expect(listed.body.folders).toMatchObject([{ id: inner.id, files: [{ count: 1 }] }]);
  const flat = await member.call<{ folders: Folder['folder'][] }>('folders.list', { flat: 'true' });
  expect(flat.body.folders.map(({ name }) => name)).toEqual(['2026', 'Contracts']);
  const got = await member.call<Folder & { path: object[] }>('folders.get', { id: inner.id });
  expect(got.body.path).toEqual([
    { id: outer.id, name: 'Contracts' },
    { id: inner.id, name: '2026' },
  ]);
  const stats = await member.call<{ stats: object }>('folders.stats', { id: outer.id });
  expect(stats.body.stats).toEqual({ fileCount: 1, folderCount: 1, totalSize: expect.any(Number) });
  expect(await names({ folder_id: 'null' })).toEqual([]);
  expect(await names({ folder_id: inner.id })).toEqual(['a.pdf']);
});

test('two folders in one place cannot have one name; a blank one is none', async () => {
  const first = await makeFolder('Contracts');
  expect((await member.call('folders.create', { name: ' contracts ' })).status).toBe(409);
  expect((await member.call('folders.create', { name: '   ' })).status).toBe(400);
  const inner = await makeFolder('Contracts', first.id);
  expect((await member.call('folders.update', { id: inner.id, parent_id: null })).status).toBe(409);
  expect((await member.call('folders.update', { id: inner.id, parent_id: null, name: 'Other' })).status).toBe(
    200,
  );
});

test('a folder cannot be moved into itself, at any depth, nor by two moves at once', async () => {
  const a = await makeFolder('a');
  const b = await makeFolder('b', a.id);
  const c = await makeFolder('c', b.id);
  for (const parent of [a.id, b.id, c.id]) {
    expect((await member.call('folders.update', { id: a.id, parent_id: parent })).status).toBe(409);
  }
  const x = await makeFolder('x');
  const y = await makeFolder('y');
  const moves = await Promise.all([
    member.call('folders.update', { id: x.id, parent_id: y.id }),
    member.call('folders.update', { id: y.id, parent_id: x.id }),
  ]);
  expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('files move all or none, and a folder with files is deleted only on request, with its files into the trash', async () => {
  const folder = await makeFolder('Contracts');
  const [one, two] = [await add('1.pdf'), await add('2.pdf')];
  const missing = '0198c0de-0000-7000-8000-000000000000';
  expect(
    (await member.call('folders.moveFiles', { fileIds: [one.id, missing], folder_id: folder.id })).status,
  ).toBe(404);
  expect(await names({ folder_id: folder.id })).toEqual([]);
  expect(
    (await member.call('folders.moveFiles', { fileIds: [one.id, two.id], folder_id: folder.id })).body,
  ).toEqual({ moved: 2 });
  expect(await names({ folder_id: folder.id })).toHaveLength(2);
  expect((await member.call('folders.delete', { id: folder.id })).status).toBe(409);
  expect((await member.call('folders.delete', { id: folder.id, force: 'true' })).status).toBe(200);
  expect(await names()).toEqual([]);
  expect((await member.call<List>('files.trash', { folder_id: folder.id })).body.files).toHaveLength(2);
});
