import { encryptBy, makeScan, makeTestPdf, runPeer } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchAnswer, endedBatch, startBatch } from '../../testing/batches.ts';
import { addPdf, bytesOf } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

async function addBytes(member: TestMember, bytes: Uint8Array, name: string): Promise<string> {
  return (await upload(server, member, Buffer.from(bytes), name)).body.file.id;
}

type CureInput = { id: string; step: string; password?: string; fileIds?: string[] };

async function runCured(member: TestMember, input: CureInput) {
  const { status, body } = await member.call<BatchAnswer>('batch.runCured', input);
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return endedBatch(member, body.batch.id);
}

test('the scans that failed run anew with OCR before the step that needs text, and they alone', async () => {
  const member = await addMember(server, 'pro');
  const lease = await addPdf(server, member, ['Lease'], 'lease.pdf');
  const scan = await addBytes(member, (await makeScan()).bytes, 'scan.pdf');
  const failed = await endedBatch(
    member,
    await startBatch(member, [
      { type: 'compress', fileIds: [lease, scan], options: { compressionLevel: 'low' } },
      { type: 'to-text' },
    ]),
  );
  expect(failed).toMatchObject({
    status: 'completed',
    files: { total: 2, done: 1, failed: 1 },
    cures: { ocr: 1, unlock: 0 },
  });
  const cured = await runCured(member, { id: failed.id, step: 'ocr' });
  expect(cured.operations.map(({ type }) => type)).toEqual(['compress', 'ocr', 'to-text']);
  expect(cured.operations[0]).toMatchObject({ fileIds: [scan], options: { compressionLevel: 'low' } });
  expect(cured).toMatchObject({ status: 'completed', files: { total: 1, done: 1, failed: 0 } });
  expect(cured.cures).toEqual({ ocr: 0, unlock: 0 });
  const text = Buffer.from(await bytesOf(server, member, cured.result_files[0]!.id)).toString();
  expect(text).toContain('Seventeen vessels');
});

test('protected files run anew with their password, which no batch shows; with a wrong one they can again', async () => {
  const member = await addMember(server, 'pro');
  const plain = await addPdf(server, member, ['Rent'], 'rent.pdf');
  const bytes = await bytesOf(server, member, plain);
  const locked = await addBytes(
    member,
    await encryptBy(bytes, ['--encrypt', 'paper and ink', 'owner', '256', '--']),
    'locked.pdf',
  );
  const id = await startBatch(member, [{ type: 'merge', fileIds: [plain, locked] }, { type: 'flatten' }]);
  const failed = await endedBatch(member, id);
  expect(failed).toMatchObject({ status: 'failed', cures: { ocr: 0, unlock: 1 } });
  const wrong = await runCured(member, { id, step: 'unlock', password: 'paper' });
  expect(wrong).toMatchObject({ status: 'failed', cures: { unlock: 1 } });
  const cured = await runCured(member, { id, step: 'unlock', password: 'paper and ink' });
  expect(cured.operations.map(({ type, fileIds }) => [type, fileIds])).toEqual([
    ['unlock', [locked]],
    ['merge', [plain, '$previous']],
    ['flatten', ['$previous']],
  ]);
  expect(JSON.stringify(cured)).not.toContain('paper and ink');
  const made = await bytesOf(server, member, cured.result_files[0]!.id);
  expect((await runPeer('qpdf', ['--show-npages', 'FILE'], made)).stdout.trim()).toBe('2');
});

test('each failed file has its own cure, which runs it alone, and other files are refused', async () => {
  const member = await addMember(server, 'pro');
  const lease = await addPdf(server, member, ['Lease'], 'lease.pdf');
  const scan = (await makeScan()).bytes;
  const spring = await addBytes(member, scan, 'spring.pdf');
  const autumn = await addBytes(member, scan, 'autumn.pdf');
  const steps = [
    { type: 'compress', fileIds: [lease, spring, autumn], options: { compressionLevel: 'low' } },
    { type: 'to-text' },
  ];
  const { id, tasks, cures } = await endedBatch(member, await startBatch(member, steps));
  expect(cures).toEqual({ ocr: 2, unlock: 0 });
  const told = tasks.filter(({ state }) => state === 'failed').map(({ cure }) => cure);
  // What failed is the second step, and its cure names the files that the first began with.
  expect(told).toEqual([spring, autumn].map((file) => ({ step: 'ocr', fileIds: [file] })));
  expect(tasks.filter(({ state }) => state === 'done').every(({ cure }) => cure === null)).toBe(true);
  const cured = await runCured(member, { id, ...told[1]! });
  expect(cured.operations[0]!.fileIds).toEqual([autumn]);
  expect(cured.result_files.map(({ filename }) => filename)).toEqual(['autumn.txt']);
  for (const fileIds of [[lease], [spring, lease], [crypto.randomUUID()]])
    expect(await member.call('batch.runCured', { id, step: 'ocr', fileIds })).toMatchObject({
      status: 409,
      body: { reason: 'batch_file_not_cured' },
    });
  const statusOf = async (fileIds: string[]) =>
    (await member.call('batch.runCured', { id, step: 'ocr', fileIds })).status;
  // What is no id names no file.
  expect([await statusOf([]), await statusOf(['spring.pdf'])]).toEqual([400, 404]);
});

test('what no text and no password would help is refused', async () => {
  const member = await addMember(server, 'pro');
  const broken = await addBytes(member, Buffer.from('%PDF-1.7\nThe rest is missing'), 'broken.pdf');
  const id = await startBatch(member, [{ type: 'compress', fileIds: [broken] }]);
  expect(await endedBatch(member, id)).toMatchObject({ status: 'failed', cures: { ocr: 0, unlock: 0 } });
  for (const step of ['ocr', 'unlock']) {
    const { status, body } = await member.call<BatchAnswer>('batch.runCured', { id, step });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'conflict' });
  }
});

test('a batch that is cancelled says how far it came', async () => {
  const member = await addMember(server, 'pro');
  const files = await Promise.all(
    Array.from({ length: 20 }, (_, index) => addPdf(server, member, ['Rent'], `rent ${index}.pdf`)),
  );
  const id = await startBatch(member, [{ type: 'compress', fileIds: files }]);
  await member.call('batch.delete', { id });
  const batch = await endedBatch(member, id);
  expect(batch).toMatchObject({ status: 'cancelled', files: { total: 20, failed: 0 } });
  expect(batch.files.done).toBeLessThan(20);
  expect(batch.files.done).toBe(batch.result_files.length);
  expect(batch.progress).toBe(Math.floor((batch.files.done / 20) * 100));
});

test('a step that finds nothing says so on its row, and what it found otherwise is not said so', async () => {
  const member = await addMember(server, 'pro');
  const lease = await addPdf(server, member, ['Lease'], 'lease.pdf');
  const id = await startBatch(member, [
    { type: 'extract-attachments', fileIds: [lease] },
    { type: 'remove-blank-pages', fileIds: [lease] },
    { type: 'compress', fileIds: [lease] },
  ]);
  const { status, tasks, result_files } = await endedBatch(member, id);
  expect(status).toBe('completed');
  expect(tasks.map(({ nothing_found: nothing }) => nothing?.message)).toEqual([
    'No attachments found',
    'No blank pages found, 1 page kept',
    undefined,
  ]);
  // Without attachments, there is no file of them.
  expect(result_files.map(({ filename }) => filename)).toEqual([
    'lease-without-blank-pages.pdf',
    'lease-compressed.pdf',
  ]);
});

test('two files of one title have two names, and OCR before a step is not told by the name', async () => {
  const member = await addMember(server, 'pro');
  const titled = makeTestPdf({ pages: [{ text: 'Words' }], info: { Title: 'Lease of the boat' } });
  const files = [await addBytes(member, titled, 'a.pdf'), await addBytes(member, titled, 'b.pdf')];
  const scan = await addBytes(member, (await makeScan()).bytes, 'scan.pdf');
  const options = { prefer: 'properties' };
  const id = await startBatch(member, [
    { type: 'auto-rename', fileIds: files, options },
    { type: 'ocr', fileIds: [scan] },
    { type: 'to-text' },
  ]);
  const { result_files: made } = await endedBatch(member, id);
  expect(made.map(({ filename }) => filename)).toEqual([
    'Lease of the boat.pdf',
    'Lease of the boat (2).pdf',
    'scan.txt',
  ]);
});
