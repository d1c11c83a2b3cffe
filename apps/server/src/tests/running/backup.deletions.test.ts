import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BlobStore } from '@sheaf/api/ports';
import { createTestDatabase } from '@sheaf/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '../../backup/write-backup.ts';
import { addMember, upload } from '../../testing/members.ts';
import { runCommand } from '../../testing/run-command.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { openDatabase } from '@sheaf/db';
import { restClient } from '../../testing/api-clients.ts';
import { downloadVersion, uploadVersion } from '../../testing/versions.ts';

test('a file added and deleted during the backup is not in it, and uses no storage of its member', async () => {
  const server = await startTestServer({ SHEAF_ROLE: 'web' });
  onTestFinished(server.stop);
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const member = await addMember(server, 'pro');
  const kept = await upload(server, member, pdfFile('kept'), 'kept.pdf');
  const [first] = await server.ctx.db.selectFrom('files').select('blob_key').execute();

  // The real store, with the member's actions at fixed moments.
  let late: string | undefined;
  const blobs: BlobStore = {
    ...server.ctx.blobs,
    async open(key, range) {
      if (key === first?.blob_key && !late) {
        const { body } = await upload(server, member, pdfFile('late', 5000), 'late.pdf');
        late = body.file.id;
      } else if (late && key !== first?.blob_key && !key.startsWith(String(first?.blob_key))) {
        await member.call('files.delete', { id: late, permanent: true });
      }
      return server.ctx.blobs.open(key, range);
    },
  };
  const path = join(folder, 'sheaf.backup');
  const source = { databaseUrl: server.databaseUrl, blobs, dataDir: server.dataDir, version: '0.1.0' };
  expect(await writeBackup(source, path)).toMatchObject({ gone: 1, missing: [] });

  const empty = await createTestDatabase();
  onTestFinished(empty.drop);
  const settings = { DATABASE_URL: empty.url, DATA_DIR: join(folder, 'data') };
  expect(await runCommand('restore', [path], settings)).toMatchObject({ code: 0 });
  const { db, close } = openDatabase(empty.url);
  onTestFinished(close);
  expect(await db.selectFrom('files').select('filename').execute()).toEqual([{ filename: 'kept.pdf' }]);
  const room = await db.selectFrom('usage').select('used').where('metric', '=', 'storageLimit').execute();
  expect(room).toEqual([{ used: kept.body.file.size }]);
});

test('a file whose newest bytes are deleted during the backup has its earlier version in it', async () => {
  const server = await startTestServer({ SHEAF_ROLE: 'web' });
  onTestFinished(server.stop);
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const member = await addMember(server, 'pro');
  const [earlier, newest] = [pdfFile('earlier'), pdfFile('newest', 5000)];
  const { id } = (await upload(server, member, earlier, 'contract.pdf')).body.file;
  const [first] = await server.ctx.db.selectFrom('files').select('blob_key').execute();
  let isSaved = false;

  const blobs: BlobStore = {
    ...server.ctx.blobs,
    async open(key, range) {
      if (!isSaved) {
        isSaved = (await uploadVersion(server, member, id, newest)).status === 201;
      } else if (!key.startsWith(String(first?.blob_key))) {
        await member.call('versions.restore', { id, number: 1 });
        await member.call('versions.delete', { id, number: 2 });
      }
      return server.ctx.blobs.open(key, range);
    },
  };
  const path = join(folder, 'sheaf.backup');
  const source = { databaseUrl: server.databaseUrl, blobs, dataDir: server.dataDir, version: '0.1.0' };
  expect(await writeBackup(source, path)).toMatchObject({ gone: 1, missing: [] });

  const empty = await createTestDatabase();
  onTestFinished(empty.drop);
  const settings = { DATABASE_URL: empty.url, DATA_DIR: join(folder, 'data') };
  expect(await runCommand('restore', [path], settings)).toMatchObject({ code: 0 });
  const again = await startTestServer(settings);
  onTestFinished(again.stop);
  const { body } = await restClient(again.url)<{ session: { access_token: string } }>('auth.login', {
    email: member.email,
    password: member.password,
  });
  const token = body.session.access_token;
  expect(await downloadVersion(again, { token }, id)).toEqual(earlier);
  const room = await again.ctx.db
    .selectFrom('usage')
    .select('used')
    .where('metric', '=', 'storageLimit')
    .execute();
  expect(room).toEqual([{ used: earlier.length }]);
});
