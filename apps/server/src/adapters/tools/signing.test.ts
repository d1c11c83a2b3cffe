import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import { openDatabase } from '@sheaf/db';
import { createTestDatabase } from '@sheaf/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createSigning } from './signing.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

test('processes that start at once share one certificate, which the database alone does not give away', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { db, close } = openDatabase(database.url);
  onTestFinished(close);
  const open = (secret: string) => createSigning(db, secret, 'https://sheaf.example.org', log).readIdentity();
  const [one, two] = await Promise.all([open('first'), open('first')]);
  expect(one).toEqual(two);
  const [certificate] = one.certificates;
  expect(new X509Certificate(certificate!).subject).toContain('CN=Sheaf at sheaf.example.org');
  const rows = await db.selectFrom('instance_secrets').selectAll().execute();
  expect(rows).toHaveLength(1);
  const plain = Buffer.from(rows[0]!.sealed, 'base64').toString('latin1');
  expect(plain + rows[0]!.sealed).not.toMatch(/PRIVATE KEY|CERTIFICATE/);

  expect(await open('first')).toEqual(one);
  await db.insertInto('instance_settings').values({ name: 'Nord' }).execute();
  expect(await open('first')).toEqual(one);
  const other = await open('another');
  expect(other).not.toEqual(one);
  const { subject } = new X509Certificate(other.certificates[0]!);
  expect(subject).toBe('CN=Nord at sheaf.example.org\nO=Nord');
  expect(await open('another')).toEqual(other);
});

test("the administrator sets which certificates are trusted besides the instance's own", async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { db, close } = openDatabase(database.url);
  onTestFinished(close);
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-anchors-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'anchors.pem');
  const signing = createSigning(db, 'secret', 'https://sheaf.example.org', log, path);
  const [own] = (await signing.readIdentity()).certificates;
  // A file that is not there yet takes nothing away from the instance's own.
  expect(await signing.readAnchors()).toBe(`${own}\n`);
  await writeFile(path, 'of the administrator');
  expect(await signing.readAnchors()).toBe(`${own}\nof the administrator`);
});
