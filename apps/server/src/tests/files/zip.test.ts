import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { makeFolder } from '../../testing/s3-server.ts';
import { oldOfficeFile, pdfFile, pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
beforeEach(async () => {
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

const add = async (name: string, folder_id = '', bytes = pdfFile(name + folder_id)) =>
  (await upload(server, member, bytes, name, { folder_id })).body.file.id;
const makeDir = async (name: string, parent_id: string | null = null) =>
  (await member.call<{ folder: { id: string } }>('folders.create', { name, parent_id })).body.folder.id;
const link = (input: object) => member.call<{ url: string; expires_at: string }>('folders.download', input);
const open = async (input: object) => fetch(server.url + (await link(input)).body.url);
async function entries(input: object): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await (await open(input)).arrayBuffer()));
}

test('folders keep their structure, and every file its bytes; a program that unpacks agrees', async () => {
  const scans = await makeDir('Scans');
  const year = await makeDir('2026', scans);
  const bytes = pdfFile('inner', 300_000);
  await add('inner.pdf', year, bytes);
  await add('outer.pdf', scans);
  await add('old.doc', scans, oldOfficeFile('WordDocument'));
  const loose = await add('Übersicht – März.png', '', pngFile());
  const trashed = await add('gone.pdf', scans);
  await member.call('files.delete', { id: trashed });
  const answer = await open({ fileIds: [loose], folderIds: [scans] });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Sheaf \d{4}-\d\d-\d\d.zip"/,
  );
  const { path, remove } = await makeFolder();
  onTestFinished(remove);
  await writeFile(join(path, 'a.zip'), Buffer.from(await answer.arrayBuffer()));
  await mkdir(join(path, 'out'));
  // Where no language is set, the program writes other letters than its own as codes.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  await promisify(execFile)('unzip', ['-q', join(path, 'a.zip'), '-d', join(path, 'out')], { env });
  expect((await readdir(join(path, 'out'), { recursive: true })).toSorted()).toEqual([
    'Scans',
    'Scans/2026',
    'Scans/2026/inner.pdf',
    'Scans/old.doc',
    'Scans/outer.pdf',
    'Übersicht – März.png',
  ]);
  expect((await readFile(join(path, 'out/Scans/2026/inner.pdf'))).equals(bytes)).toBe(true);
});

test('one folder gives its name; what is chosen twice is in it once', async () => {
  const scans = await makeDir('Scans');
  const year = await makeDir('2026', scans);
  const inner = await add('a.pdf', year);
  const answer = await open({ folderIds: [scans] });
  expect(answer.headers.get('content-disposition')).toContain('filename="Scans.zip"');
  expect(Object.keys(await entries({ fileIds: [inner], folderIds: [year, scans] }))).toEqual([
    'Scans/2026/a.pdf',
  ]);
});

test('names that are the same, and names made to harm, lead nowhere', async () => {
  const [a, b] = [await makeDir('A'), await makeDir('B')];
  const ids = [await add('x.pdf', a), await add('X.pdf', b), await add('c:evil?.pdf'), await add('con.pdf')];
  const hostile = await add('plain.pdf');
  const set = (filename: string) =>
    server.ctx.db.updateTable('files').set({ filename }).where('id', '=', hostile).execute();
  for (const name of [
    '../../etc/passwd',
    '/etc/passwd',
    '..',
    '..\\..\\x',
    'a\u0000b\n',
    'C:\\x',
    '\u202Efdp.exe',
  ]) {
    // A row from before a rule, or from elsewhere: the zip does not rely on what a name was checked for.
    await (name.includes('\u0000') ? set(name.replace('\u0000', '\u0001')) : set(name));
    const names = Object.keys(await entries({ fileIds: [...ids, hostile] }));
    expect(names).toHaveLength(5);
    for (const entry of names) {
      expect(entry).not.toMatch(/^\/|\\|:|\p{Cc}|[\u202A-\u202E]|(^|\/)\.\.?($|\/)/u);
      expect(entry).not.toContain('/');
    }
    expect(new Set(names.map((entry) => entry.toLowerCase())).size).toBe(5);
  }
});

test('a link is one member’s, good for minutes, and needs nothing else', async () => {
  const id = await add('a.pdf');
  const { status, body } = await link({ fileIds: [id] });
  expect(status).toBe(200);
  expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(4 * 60_000);
  expect((await fetch(server.url + body.url)).status).toBe(200);
  expect(JSON.stringify(server.logged())).not.toContain(body.url.split('=')[1]);
  await server.ctx.db
    .updateTable('download_links')
    .set({ expires_at: new Date(0).toISOString() })
    .execute();
  const over = await fetch(server.url + body.url);
  expect([over.status, ((await over.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  expect((await fetch(`${server.url}/api/files/zip`)).status).toBe(404);
  expect((await link({})).status).toBe(400);
  const other = await addMember(server);
  expect((await other.call('folders.download', { fileIds: [id] })).status).toBe(404);
});
