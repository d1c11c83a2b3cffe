import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '../client.ts';
import { findFastFolder } from '../testing/fast-folder.ts';
import { canReach } from './account.ts';
import { startEmbeddedPostgres } from './index.ts';
import { silent } from './testing/run-writer.ts';

const isRoot = process.getuid?.() === 0;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(await findFastFolder(), 'sheaf-home-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

async function start(dataDir: string) {
  const warnings: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { ...silent, warn: (line) => warnings.push(line) },
  });
  onTestFinished(server.stop);
  const database = openDatabase(server.url, { max: 1 });
  onTestFinished(database.close);
  return { server, warnings, pool: database.pool };
}

test('a data folder whose path is too long for a socket, or odd, works all the same', async () => {
  const folder = await makeFolder();
  const long = join(folder, 'a folder, with "quotes" 100%41 & Umläuten', 'x'.repeat(100), 'postgres');
  const { server, pool } = await start(long);
  expect(server.dataDir).toBe(long);
  expect(server.socketDir).toMatch(/sheaf-[0-9a-f]{12}$/);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  onTestFinished(() => rm(server.socketDir!, { recursive: true }));
});

test('where only root has access, root keeps the database elsewhere, logs this, and finds it again', async () => {
  const closed = await makeFolder();
  await chmod(closed, 0o700);
  const dataDir = join(closed, 'data', 'postgres');

  const first = await start(dataDir);
  await first.pool.query("create table notes as select 'kept' as note");
  await first.pool.end();
  await first.server.stop();
  const again = await start(dataDir);
  expect((await again.pool.query('select note from notes')).rows).toEqual([{ note: 'kept' }]);

  await again.pool.end();
  await again.server.stop();

  const kept = first.server.dataDir;
  onTestFinished(() => rm(kept, { recursive: true }));
  expect(kept).toMatch(isRoot ? /^\/var\/lib\/sheaf\/.*home.*data-postgres-[0-9a-f]{12}$/ : /data.postgres$/);
  expect(first.warnings.filter((line) => line.includes(kept))).toHaveLength(isRoot ? 1 : 0);
  expect(await readFile(join(dataDir, isRoot ? 'moved-to' : '18/PG_VERSION'), 'utf8')).toBe(
    isRoot ? `${kept}\n` : '18\n',
  );
});

test('PostgreSQL never runs as root, and nobody else can enter its folder', async () => {
  const dataDir = await makeFolder();
  const { server, pool } = await start(dataDir);
  const uid = execFileSync('ps', ['-o', 'uid=', '-p', String(server.pid())], { encoding: 'utf8' });
  expect(Number(uid)).toBe(isRoot ? 65_534 : process.getuid?.());
  const { rows } = await pool.query(
    `select current_setting('data_directory_mode') as mode,
       current_setting('unix_socket_permissions') as socket_mode`,
  );
  expect(rows).toEqual([{ mode: '0700', socket_mode: '0700' }]);
});

test('a data folder that is a file, or was made by another PostgreSQL, is refused in a sentence', async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, 'older', '17'), { recursive: true });
  await expect(start(join(folder, 'older'))).rejects.toMatchObject({
    code: 'not_startable',
    message: expect.stringContaining('holds a database of PostgreSQL 17'),
  });
  await expect(start(join(import.meta.filename, 'postgres'))).rejects.toMatchObject({
    code: 'not_startable',
    message: expect.stringContaining('cannot be made or used'),
  });
});

test('an account reaches what lies under open folders only', async () => {
  const nobody = { uid: 65_534, gid: 65_534 };
  const folder = await makeFolder();
  await mkdir(join(folder, 'below'));
  await chmod(folder, 0o755);
  expect(canReach(nobody, join(folder, 'below'))).toBe(true);
  await chmod(folder, 0o700);
  expect(canReach(nobody, join(folder, 'below'))).toBe(false);
  expect(canReach(nobody, folder)).toBe(true);
});

test('only the user that Sheaf runs as is let in, also to a cluster that was made to trust everybody', async () => {
  const dataDir = join(await makeFolder(), 'postgres');
  const first = await start(dataDir);
  await first.pool.end();
  await first.server.stop();
  await writeFile(join(first.server.dataDir, '18', 'pg_hba.conf'), 'local all all trust\n');
  const { server, pool } = await start(dataDir);
  const { rows } = await pool.query('select type, user_name, auth_method from pg_hba_file_rules');
  expect(rows).toEqual([{ type: 'local', user_name: ['sheaf'], auth_method: 'peer' }]);
  if (!isRoot) return;
  // Another user who can reach the socket.
  await chmod(server.socketDir!, 0o755);
  await chmod(join(server.socketDir!, '.s.PGSQL.5432'), 0o777);
  const script = `const { Client } = require('pg'); new Client(${JSON.stringify(server.url)}).connect().then(() => console.log('in'), ({ message }) => console.log(message))`;
  const said = execFileSync(process.execPath, ['-e', script], { uid: 65534, gid: 65534, encoding: 'utf8' });
  expect(said).toMatch(/Peer authentication failed/);
});
