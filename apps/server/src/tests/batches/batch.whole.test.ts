import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pdfInfo, pdfToText } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchAnswer, endedBatch, readBatch, startBatch } from '../../testing/batches.ts';
import { addPdf, bytesOf } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

type Files = { files: { filename: string }[] };
const namesOf = async (member: TestMember) =>
  (await member.call<Files>('files.list', { limit: 100 })).body.files
    .map(({ filename }) => filename)
    .toSorted();

/** The member has these files and no other, and their size is what is charged. */
async function expectOnly(member: TestMember, names: string[]): Promise<void> {
  await expect.poll(() => namesOf(member)).toEqual(names.toSorted());
  const { db } = server.ctx;
  const rows = await db.selectFrom('files').select('size').where('user_id', '=', member.id).execute();
  const charged = await db
    .selectFrom('usage')
    .select('used')
    .where('user_id', '=', member.id)
    .where('metric', '=', 'storageLimit')
    .executeTakeFirstOrThrow();
  expect(Number(charged.used)).toBe(rows.reduce((sum, { size }) => sum + size, 0));
}

/** The same file with other bytes, as a new version of it has. */
async function mend(id: string, bytes: Buffer): Promise<void> {
  const path = join(server.dataDir, 'mended');
  await writeFile(path, bytes);
  const blob_key = randomUUID();
  await server.ctx.blobs.put(blob_key, path);
  await server.ctx.db
    .updateTable('files')
    .set({ blob_key, version_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

test('files are joined in the order that they are given in, also when they were stored in another', async () => {
  const member = await addMember(server, 'pro');
  const stored: string[] = [];
  for (const name of ['one', 'two', 'ten']) stored.push(await addPdf(server, member, [name], `${name}.pdf`));
  const [one, two, ten] = stored;
  const order = [ten!, one!, two!];
  const direct = await startBatch(member, [{ type: 'merge', fileIds: order }]);
  const fed = await startBatch(member, [{ type: 'rotate', fileIds: order }, { type: 'merge' }]);
  for (const id of [direct, fed]) {
    const [joined] = (await endedBatch(member, id)).result_files;
    const text = await pdfToText(await bytesOf(server, member, joined!.id));
    expect(text.trim().split(/\s*\f\s*/u)).toEqual(['ten', 'one', 'two']);
  }
});

const chain = (files: string[]) => [
  { type: 'rotate', fileIds: files },
  { type: 'flatten' },
  { type: 'remove-blank-pages' },
  { type: 'page-numbers' },
];

test('a file that fails at the third of four steps leaves nothing, the others are whole, and it is tried again from its beginning', async () => {
  const member = await addMember(server, 'pro');
  const names = ['a.pdf', 'b.pdf', 'blank.pdf', 'c.pdf'];
  const files: string[] = [];
  for (const name of names)
    files.push(await addPdf(server, member, [name === 'blank.pdf' ? '' : name], name));
  const id = await startBatch(member, chain(files));
  const batch = await endedBatch(member, id);
  const results = ['a-rotated.pdf', 'b-rotated.pdf', 'c-rotated.pdf'];
  expect(batch).toMatchObject({ status: 'completed', failed: 1, failures: [{ step: 3 }] });
  expect(batch.failures[0]!.filename).toMatch(/^blank/);
  expect(batch.result_files.map(({ filename }) => filename)).toEqual(results);
  await expectOnly(member, [...names, ...results]);

  await mend(files[2]!, pdfFile('mended'));
  expect((await member.call<BatchAnswer>('batch.retry', { id })).body.batch.status).toBe('processing');
  const again = await endedBatch(member, id);
  expect(again).toMatchObject({ status: 'completed', failed: 0, error_message: null });
  await expectOnly(member, [...names, ...results, 'blank-rotated.pdf']);
  expect((await member.call<BatchAnswer>('batch.retry', { id })).body.code).toBe('conflict');
});

test('files are not joined while one of them is missing; tried again, all of them are', async () => {
  const member = await addMember(server, 'pro');
  const broken = Buffer.concat([pdfFile('x').subarray(0, 60)]);
  const files = [
    await addPdf(server, member, ['Lease'], 'lease.pdf'),
    (await upload(server, member, broken, 'broken.pdf')).body.file.id,
    await addPdf(server, member, ['Rent', 'Due'], 'rent.pdf'),
  ];
  const operations = [
    { type: 'page-numbers', fileIds: files },
    { type: 'merge', options: { outputName: 'all.pdf' } },
  ];
  const id = await startBatch(member, operations);
  const batch = await endedBatch(member, id);
  expect(batch).toMatchObject({ status: 'failed', failed: 1, result_files: [] });
  expect(batch.error_message).toMatch(/^broken\.pdf: /);
  expect(batch.tasks.map(({ step, state }) => [step, state])).toEqual([
    [1, 'done'],
    [1, 'failed'],
    [1, 'done'],
  ]);
  await expectOnly(member, ['lease.pdf', 'broken.pdf', 'rent.pdf']);

  await mend(files[1]!, pdfFile('mended'));
  await member.call<BatchAnswer>('batch.retry', { id });
  const again = await endedBatch(member, id);
  expect(again).toMatchObject({ status: 'completed', failed: 0, result_files: [{ filename: 'all.pdf' }] });
  expect(await pdfInfo(await bytesOf(server, member, again.result_files[0]!.id))).toMatchObject({
    Pages: '4',
  });
  await expectOnly(member, ['lease.pdf', 'broken.pdf', 'rent.pdf', 'all.pdf']);
});

test('when one part of a split fails, no other part of its file is kept', async () => {
  const member = await addMember(server, 'pro');
  const files = [
    await addPdf(server, member, ['One', '', 'Three'], 'gap.pdf'),
    await addPdf(server, member, ['One', 'Two'], 'full.pdf'),
  ];
  const id = await startBatch(member, [{ type: 'split', fileIds: files }, { type: 'remove-blank-pages' }]);
  const batch = await endedBatch(member, id);
  expect(batch).toMatchObject({ status: 'completed', failed: 1, failures: [{ step: 2 }] });
  const results = batch.result_files.map(({ filename }) => filename);
  expect(results).toHaveLength(2);
  for (const name of results) expect(name).toMatch(/^full/);
  await expectOnly(member, ['gap.pdf', 'full.pdf', ...results]);
});

test('a batch that is stopped keeps the files whose steps were all done, and nothing of the others', async () => {
  const member = await addMember(server, 'pro');
  const pages = Array.from({ length: 150 }, (_, page) => `Page ${page}`);
  const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];
  const files: string[] = [];
  for (const name of names) files.push(await addPdf(server, member, pages, name));
  const id = await startBatch(member, [{ type: 'watermark', fileIds: files }, { type: 'page-numbers' }]);
  await expect
    .poll(async () => (await readBatch(member, id)).tasks.some(({ state }) => state === 'done'), {
      interval: 20,
    })
    .toBe(true);
  expect((await member.call('batch.delete', { id })).status).toBe(200);
  const stopped = await endedBatch(member, id);
  expect(stopped.status).toBe('cancelled');
  await expectOnly(member, [...names, ...stopped.result_files.map(({ filename }) => filename)]);

  await member.call<BatchAnswer>('batch.retry', { id });
  const again = await endedBatch(member, id, 60_000);
  expect(again).toMatchObject({ status: 'completed', failed: 0 });
  expect(again.result_files).toHaveLength(5);
  await expectOnly(member, [...names, ...names.map((name) => name.replace('.pdf', '-watermarked.pdf'))]);
});
