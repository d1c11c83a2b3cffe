import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { takeCost } from '@sheaf/api/features/usage/usage.costs.ts';
import { makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchAnswer, endedBatch, startBatch } from '../../testing/batches.ts';
import { addPdf } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { uploadVersion } from '../../testing/versions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

type Stored = { id: string; filename: string };
const listNames = async (of: TestMember) =>
  (await of.call<{ files: Stored[] }>('files.list', { limit: 100 })).body.files
    .map(({ filename }) => filename)
    .toSorted();
const addBroken = async (member: TestMember) =>
  (await upload(server, member, Buffer.from('%PDF-1.7\nThe rest is missing'), 'broken.pdf')).body.file.id;

test('a file that lacks the pages of a step is not tried again, and the others are', async () => {
  const member = await addMember(server, 'pro');
  const short = await addPdf(server, member, ['One'], 'short.pdf');
  const long = await addPdf(server, member, ['One', 'Two', 'Three'], 'long.pdf');
  const crop = { type: 'rotate', options: { pages: '3' } };
  const first = await startBatch(member, [{ ...crop, fileIds: [short, long] }]);
  const ended = await endedBatch(member, first);
  expect(ended).toMatchObject({ failed: 1, can_retry: false, fails_again: 1 });
  const refused = await member.call<BatchAnswer>('batch.retry', { id: first });
  expect({ status: refused.status, error: refused.body.error }).toEqual({
    status: 409,
    error:
      'What failed in this batch would fail again for the same reason. Change the files or the steps first.',
  });

  // What is used up comes back with the next month, and a broken document stays broken.
  const { bytes } = await makeScan();
  const scan = (await upload(server, member, Buffer.from(bytes), 'scan.pdf')).body.file.id;
  await takeCost(server.ctx.db, member.id, { ocrPagesPerMonth: 200 });
  const second = await startBatch(member, [
    { ...crop, fileIds: [short, long, await addBroken(member)] },
    { type: 'ocr', fileIds: [scan] },
  ]);
  const some = await endedBatch(member, second);
  expect(some).toMatchObject({ failed: 3, can_retry: true, fails_again: 2 });
  const lacking = some.tasks.find(({ inputs }) => inputs[0]?.filename === 'short.pdf')!;
  expect((await member.call('batch.retry', { id: second })).status).toBe(200);
  const again = await endedBatch(member, second);
  expect(again.tasks.find(({ id }) => id === lacking.id)).toEqual(lacking);
});

test('a file that lacks the pages only after a step before is not tried again either', async () => {
  const member = await addMember(server, 'pro');
  const file = await addPdf(server, member, ['One', 'Two', ''], 'gap.pdf');
  const steps = [
    { type: 'remove-blank-pages', fileIds: [file] },
    { type: 'rotate', options: { pages: '3' } },
  ];
  const ended = await endedBatch(member, await startBatch(member, steps));
  expect(ended).toMatchObject({ failed: 1, can_retry: false, fails_again: 1 });
});

test('a file that has got the pages since is tried again', async () => {
  const member = await addMember(server, 'pro');
  const file = await addPdf(server, member, ['One'], 'short.pdf');
  const other = await addPdf(server, member, ['One', 'Two'], 'other.pdf');
  const id = await startBatch(member, [{ type: 'rotate', fileIds: [file, other], options: { pages: '2' } }]);
  expect(await endedBatch(member, id)).toMatchObject({ failed: 1, can_retry: false });
  const next = Buffer.from(makeTestPdf({ pages: [{ text: 'One' }, { text: 'Two' }] }));
  expect((await uploadVersion(server, member, file, next)).status).toBe(201);
  expect((await member.call<BatchAnswer>('batch.get', { id })).body.batch).toMatchObject({ can_retry: true });
  await member.call('batch.retry', { id });
  expect(await endedBatch(member, id)).toMatchObject({ failed: 0, can_retry: false, fails_again: 0 });
});

test('results of one name are numbered in the batch, its zip, the folder and the history', async () => {
  const member = await addMember(server, 'pro');
  const lease = await addPdf(server, member, ['Lease'], 'lease.pdf');
  const rent = await addPdf(server, member, ['Rent'], 'rent.pdf');
  const id = await startBatch(member, [
    { type: 'rotate', fileIds: [lease, rent, lease] },
    { type: 'rotate', fileIds: [lease], options: { angle: 180 } },
    { type: 'page-numbers' },
    { type: 'watermark', fileIds: [rent, lease], options: { outputName: 'marked.pdf' } },
  ]);
  const batch = await endedBatch(member, id);
  const names = [
    'lease-rotated.pdf',
    'rent-rotated.pdf',
    'lease-rotated (2).pdf',
    'lease-rotated (3).pdf',
    'marked.pdf',
    'marked (2).pdf',
  ];
  expect(batch.result_files.map(({ filename }) => filename)).toEqual(names);
  const outputs = batch.tasks.filter(({ step }) => step !== 2).flatMap((task) => task.outputs);
  expect(outputs.map(({ filename }) => filename)).toEqual(names);
  await expect.poll(() => listNames(member)).toEqual(['lease.pdf', 'rent.pdf', ...names].toSorted());
  const headers = { authorization: `Bearer ${member.token}` };
  const zip = await fetch(`${server.url}/api/batch/${id}/results.zip`, { headers });
  expect(Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())))).toEqual(names);
  const { history } = (await member.call<{ history: Operation[] }>('users.history', { limit: 100 })).body;
  const made = history.filter(({ action }) => action !== 'upload');
  expect(made.flatMap((one) => one.outputs.map(({ filename }) => filename))).toEqual(
    expect.arrayContaining(names),
  );
  expect(made.map(({ files }) => files?.filename)).toEqual(expect.arrayContaining(names));
});

test('a file of the member that a step only reads is not numbered', async () => {
  const member = await addMember(server, 'pro');
  const text = 'The rent is due on Monday.';
  const files = [
    await addPdf(server, member, [text], 'lease.pdf'),
    await addPdf(server, member, [text], 'lease.pdf'),
  ];
  const id = await startBatch(member, [{ type: 'summarize', fileIds: files }]);
  expect(await endedBatch(member, id)).toMatchObject({ status: 'completed', failed: 0 });
  expect(await listNames(member)).toEqual(['lease.pdf', 'lease.pdf']);
});
