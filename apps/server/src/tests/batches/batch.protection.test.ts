import type { BatchPreview } from '@sheaf/api/features/batch/batch.schema.ts';
import type { File } from '@sheaf/api/features/files/files.schema.ts';
import { encryptBy, makeTestPdf } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchAnswer, endedBatch, startBatch } from '../../testing/batches.ts';
import { addPdf, bytesOf, type Made } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

const fileOf = async (id: string) => (await member.call<{ file: File }>('files.get', { id })).body.file;
const readFile = async (id: string) => {
  await expect.poll(async () => (await fileOf(id)).reading.state).not.toBe('pending');
  return fileOf(id);
};
const previewOf = async (operations: object[]) =>
  (await member.call<BatchPreview>('batch.preview', { operations })).body;
const namesOf = async () =>
  (await member.call<{ files: File[] }>('files.list', { limit: 100 })).body.files
    .map(({ filename }) => filename)
    .toSorted();

async function addSigned(): Promise<string> {
  const id = await addPdf(server, member, ['A contract'], 'draft.pdf');
  const options = { signatureData: { name: 'Ada' } };
  const { body } = await member.call<Made>('tools.sign', {
    fileIds: [id],
    options,
    outputName: 'signed.pdf',
  });
  return body.file.id;
}

async function addLocked(name: string, userPassword: string): Promise<string> {
  const words = ['--encrypt', userPassword, 'owner', '256', '--modify=none', '--'];
  const bytes = await encryptBy(makeTestPdf({ pages: [{ text: 'Owned' }] }), words);
  return (await upload(server, member, Buffer.from(bytes), name)).body.file.id;
}

test('what a file is known to be: signed, locked, or forbidding changes', async () => {
  member = await addMember(server, 'premium');
  const plain = await readFile(await addPdf(server, member, ['Plain'], 'plain.pdf'));
  expect(plain.reading).toMatchObject({ state: 'done', signed: false });
  expect(plain.reading.forbids).toBeUndefined();
  expect((await readFile(await addSigned())).reading).toMatchObject({ state: 'done', signed: true });
  const owned = (await readFile(await addLocked('owned.pdf', ''))).reading;
  expect(owned).toMatchObject({ signed: false, forbids: ['modifying', 'annotating', 'fillingForms'] });
  const locked = (await readFile(await addLocked('locked.pdf', 'user'))).reading;
  expect(locked).toMatchObject({ state: 'failed', locked: true });
});

test('a batch says before it runs which signatures it breaks, and on the row that it did', async () => {
  member = await addMember(server, 'premium');
  const signed = await addSigned();
  const bytes = await bytesOf(server, member, signed);
  const plain = await addPdf(server, member, ['Plain'], 'plain.pdf');
  await Promise.all([signed, plain].map(readFile));
  const operations = [{ type: 'compress', fileIds: [signed, plain] }, { type: 'rotate' }];
  expect((await previewOf(operations)).warnings).toEqual([
    {
      key: 'warnings.signature_left',
      params: { step: 1, names: 'signed.pdf', rest: 0, count: 1 },
      message: 'Step 1 leaves signed.pdf unchanged to keep the signature valid.',
    },
    {
      key: 'warnings.signature_broken',
      params: { step: 2, names: 'signed.pdf', rest: 0, count: 1 },
      message: 'Step 2 breaks the signature of signed.pdf. The signed originals stay as they are.',
    },
  ]);
  const ended = await endedBatch(member, await startBatch(member, operations));
  expect(ended).toMatchObject({ status: 'completed', failed: 0 });
  const told = ended.tasks.map(({ step, inputs, signature }) => [step, inputs[0]?.filename, signature]);
  expect(told.toSorted()).toEqual([
    [1, 'plain.pdf', null],
    [1, 'signed.pdf', 'left'],
    [2, 'plain-compressed.pdf', null],
    [2, 'signed.pdf', 'lost'],
  ]);
  expect(await bytesOf(server, member, signed)).toEqual(bytes);
});

test('a signed file that is left as it is becomes no copy', async () => {
  member = await addMember(server, 'premium');
  const signed = await addSigned();
  const before = await namesOf();
  const ended = await endedBatch(member, await startBatch(member, [{ type: 'compress', fileIds: [signed] }]));
  expect(ended).toMatchObject({ status: 'completed', result_files: [{ id: signed }] });
  expect(ended.tasks).toMatchObject([{ signature: 'left', saved: null }]);
  expect(await namesOf()).toEqual(before);
});

test('files that were read before signatures were known are looked at when a batch asks', async () => {
  member = await addMember(server, 'premium');
  const signed = await addSigned();
  await readFile(signed);
  await server.ctx.db
    .updateTable('files')
    .set({ is_signed: null, forbids: null })
    .where('id', '=', signed)
    .execute();
  const { warnings } = await previewOf([{ type: 'rotate', fileIds: [signed] }]);
  expect(warnings).toMatchObject([{ key: 'warnings.signature_broken', params: { names: 'signed.pdf' } }]);
  expect((await fileOf(signed)).reading.signed).toBe(true);
});

test('a protected file is named before the batch, and goes through after Unlock', async () => {
  member = await addMember(server, 'premium');
  const owned = await addLocked('owned.pdf', '');
  const locked = await addLocked('locked.pdf', 'user');
  const plain = await addPdf(server, member, ['Plain'], 'plain.pdf');
  await Promise.all([owned, locked, plain].map(readFile));
  const preview = await previewOf([{ type: 'rotate', fileIds: [owned, locked, plain] }]);
  expect(preview.failures).toMatchObject([
    { step: 1, filename: 'owned.pdf', error: { reason: 'changing_forbidden' } },
    { step: 1, filename: 'locked.pdf', error: { reason: 'password_needed' } },
  ]);
  expect(preview.warnings).toEqual([]);
  const alone = [{ type: 'rotate', fileIds: [owned] }];
  expect((await previewOf(alone)).problems).toMatchObject([{ reason: 'batch_file_protected' }]);
  const refused = await member.call<BatchAnswer>('batch.create', { name: 'x', operations: alone });
  expect(refused).toMatchObject({ status: 400, body: { reason: 'batch_file_protected' } });

  const unlocking = [
    { type: 'unlock', fileIds: [owned, locked], options: { password: 'owner' } },
    { type: 'rotate', fileIds: ['$previous', plain] },
  ];
  expect(await previewOf(unlocking)).toMatchObject({ failures: [], problems: [] });
  const ended = await endedBatch(member, await startBatch(member, unlocking));
  expect(ended).toMatchObject({ status: 'completed', failed: 0 });
  expect(ended.result_files).toHaveLength(3);
  // Nothing of the password stays behind.
  expect(JSON.stringify(ended)).not.toContain('"owner"');
});

test('a blank file is known to have nothing to read: OCR is not offered for it, and its steps are not tried', async () => {
  member = await addMember(server, 'premium');
  const bytes = Buffer.from(makeTestPdf({ pages: [{}] }));
  const blank = (await upload(server, member, bytes, 'blank.pdf')).body.file.id;
  const plain = await addPdf(server, member, ['Plain'], 'plain.pdf');
  expect((await readFile(blank)).reading).toMatchObject({ state: 'done', text_missing: 'no_text' });
  const { body } = await member.call<{ recommendations: { action: string }[] }>('ai.recommendations', {
    fileId: blank,
  });
  expect(body.recommendations.map(({ action }) => action)).not.toContain('ocr');
  const failure = { filename: 'blank.pdf', error: { reason: 'nothing_to_read' } };
  const both = await previewOf([{ type: 'to-word', fileIds: [blank, plain] }]);
  expect(both.failures).toMatchObject([{ step: 1, ...failure }]);
  const afterOcr = await previewOf([{ type: 'ocr', fileIds: [blank] }, { type: 'to-word' }]);
  expect(afterOcr.problems).toMatchObject([{ reason: 'batch_nothing_to_read' }]);
});
