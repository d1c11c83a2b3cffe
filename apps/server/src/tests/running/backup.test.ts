import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@sheaf/db';
import { createTestDatabase } from '@sheaf/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openBackup } from '../../backup/read-backup.ts';
import { dumpRows } from '../../testing/dump-rows.ts';
import { bytesOf } from '../../testing/made-files.ts';
import { addMember, upload } from '../../testing/members.ts';
import { runCommand } from '../../testing/run-command.ts';
import { s3Keys, startS3Server } from '../../testing/s3-server.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { downloadVersion, uploadVersion } from '../../testing/versions.ts';
import { restClient } from '../../testing/api-clients.ts';

const FIRST_RELEASE = join(import.meta.dirname, '../../testing/first-release.backup');
const person = { email: 'nora@example.org', name: 'Nora', password: 'paper and ink' };

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function makeEmpty(): Promise<{ DATABASE_URL: string; DATA_DIR: string }> {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return { DATABASE_URL: database.url, DATA_DIR: await makeFolder() };
}

async function startServer(settings: Record<string, string> = {}) {
  const server = await startTestServer(settings);
  onTestFinished(server.stop);
  return server;
}

async function signIn(url: string, { email, password }: { email: string; password: string }) {
  const call = restClient(url);
  const { body } = await call<{ session: { access_token: string } }>('auth.login', { email, password });
  return body.session.access_token;
}

test('a running instance on a disk is restored into an S3 store: equal rows, equal bytes, and work that waited is done', async () => {
  const server = await startServer({ SHEAF_ROLE: 'web' });
  const member = await addMember(server, 'pro');
  const kept = pdfFile('keep\tthis\\n', 300_000);
  const { body: answer } = await upload(server, member, kept, 'Ünï\tcode \\N.pdf', { tags: 'a,"b c"' });
  const newest = pdfFile('newest');
  expect((await uploadVersion(server, member, answer.file.id, newest)).status).toBe(201);
  const { body: lost } = await upload(server, member, pdfFile('gone'), 'gone.pdf');
  const before = await server.ctx.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', lost.file.id)
    .executeTakeFirstOrThrow();
  await server.ctx.blobs.remove(before.blob_key);

  const file = join(await makeFolder(), 'sheaf.backup');
  const from = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir };
  const made = await runCommand('backup', [file], from);
  expect(made.said).toContain(`Missing in the store, before this backup: ${before.blob_key}`);
  expect(made.said).toContain('read back and whole');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await runCommand('backup', [file], from)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is there already'),
  });

  const s3 = await startS3Server(await makeFolder());
  onTestFinished(s3.stop);
  const store = {
    S3_BUCKET: 'sheaf',
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  };
  const empty = { ...(await makeEmpty()), ...store };
  expect(await runCommand('restore', [file], empty)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Restored'),
  });
  expect(await dumpRows(empty.DATABASE_URL)).toEqual(await dumpRows(server.databaseUrl));
  expect(await readFile(join(empty.DATA_DIR, 'session-secret'))).toEqual(
    await readFile(join(server.dataDir, 'session-secret')),
  );

  const again = await startServer(empty);
  const token = await signIn(again.url, member);
  expect(await bytesOf(again, { ...member, token }, answer.file.id)).toEqual(newest);
  expect(await downloadVersion(again, { token }, answer.file.id, 1)).toEqual(kept);
  // The reading of the file and the welcome email stood in the queue of an instance that had no worker.
  await expect
    .poll(() =>
      again.ctx.db
        .selectFrom('files')
        .select('page_count')
        .where('id', '=', answer.file.id)
        .executeTakeFirst(),
    )
    .toEqual({ page_count: 1 });
});

test('an instance with its own database is saved while it runs and while it does not, and restored into nothing', async () => {
  const folder = await makeFolder();
  const sheaf = await startServerProcess({ DATA_DIR: folder });
  const call = restClient(sheaf.url);
  const { body } = await call<{ session: { access_token: string } }>('auth.register', person);
  await upload(sheaf, { token: body.session.access_token }, pdfFile('own'), 'own.pdf');
  const [running, stopped] = [join(folder, 'running.backup'), join(folder, 'stopped.backup')];
  expect(await runCommand('backup', [running], { DATA_DIR: folder })).toMatchObject({ code: 0 });
  const refused = await runCommand('restore', [running, '--force'], { DATA_DIR: folder });
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining('Sheaf is running on this database'),
  });
  expect(await sheaf.end()).toBe(0);
  expect(await runCommand('backup', [stopped], { DATA_DIR: folder })).toMatchObject({ code: 0 });

  const fresh = await makeFolder();
  expect(await runCommand('restore', [stopped], { DATA_DIR: fresh })).toMatchObject({ code: 0 });
  const other = await startServerProcess({ DATA_DIR: fresh });
  onTestFinished(() => other.end().then(() => undefined));
  const token = await signIn(other.url, person);
  const { body: list } = await restClient(other.url)<{ files: { filename: string }[] }>(
    'files.list',
    {},
    token,
  );
  expect(list.files.map(({ filename }) => filename)).toEqual(['own.pdf']);
});

test('a backup that was cut or changed is refused, and nothing is touched', async () => {
  const bytes = await readFile(FIRST_RELEASE);
  const empty = await makeEmpty();
  const path = join(empty.DATA_DIR, 'broken.backup');
  const flip = (at: number) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
  const inBlob = bytes.indexOf('%PDF-') + 60;
  const inTable = bytes.indexOf('tables/users.copy') + 40;
  const inManifest = bytes.indexOf('manifest.json') + 40;
  const broken = [
    bytes.subarray(0, bytes.length / 2),
    bytes.subarray(0, -10),
    Buffer.alloc(0),
    ...[inBlob, inTable, inManifest].map(flip),
  ];
  const before = await dumpRows(empty.DATABASE_URL);
  for (const copy of broken) {
    await writeFile(path, copy);
    const read = async () => {
      const backup = await openBackup(path);
      await backup.verify().finally(() => backup.close());
    };
    await expect(read()).rejects.toThrow(/no whole backup|changed or damaged/);
  }
  const { code, said } = await runCommand('restore', [path], empty);
  expect([code, said]).toEqual([
    1,
    'This backup was changed or damaged: manifest.json is not what it was.\n',
  ]);
  expect(await dumpRows(empty.DATABASE_URL)).toEqual(before);
});

test('an instance that has accounts is replaced only when that is asked for', async () => {
  const target = await makeEmpty();
  const { db, close } = openDatabase(target.DATABASE_URL);
  onTestFinished(close);
  await db.insertInto('users').values({ name: 'Here', email: 'here@example.org' }).execute();
  const emails = async () =>
    (await db.selectFrom('users').select('email').orderBy('email').execute()).map(({ email }) => email);
  const refused = await runCommand('restore', [FIRST_RELEASE], target);
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('This instance has an account already') });
  expect(await emails()).toEqual(['here@example.org']);
  expect(await runCommand('restore', [FIRST_RELEASE, '--force'], target)).toMatchObject({ code: 0 });
  expect(await emails()).toEqual(['ada@example.org', 'grace@example.org']);
});

test('what the first release kept migrates forward: its members, folders, files and words are there', async () => {
  const target = await makeEmpty();
  expect(await runCommand('restore', [FIRST_RELEASE], target)).toEqual({
    code: 0,
    said: expect.stringContaining('Restored what Sheaf 0.1.0 had'),
  });
  const server = await startServer(target);
  const token = await signIn(server.url, { email: 'ada@example.org', password: 'first release' });
  const call = restClient(server.url);
  const { body } = await call<{ files: { id: string; filename: string; folder_id: string }[] }>(
    'files.list',
    { search: 'Jahresbericht' },
    token,
  );
  expect(body.files).toMatchObject([{ filename: 'Jahresbericht.pdf', folder_id: expect.any(String) }]);
  const download = await fetch(`${server.url}/api/files/${body.files[0]?.id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(
    Buffer.from(await download.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await upload(server, { token }, pdfFile('new'), 'new.pdf')).status).toBe(201);
});
