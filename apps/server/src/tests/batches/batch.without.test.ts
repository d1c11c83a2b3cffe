import { runPeer } from '@sheaf/pdf-core/testing';
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

const addBroken = (member: TestMember) =>
  addBytes(member, Buffer.from('%PDF-1.7\nThe rest is missing'), 'broken.pdf');

async function runWithout(member: TestMember, id: string) {
  const { status, body } = await member.call<BatchAnswer>('batch.runWithout', { id });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  expect(body.batch.id).not.toBe(id);
  return endedBatch(member, body.batch.id);
}

test('without the files that failed, the steps run with the passwords that were given', async () => {
  const member = await addMember(server, 'pro');
  const files = [
    await addPdf(server, member, ['Lease'], 'lease.pdf'),
    await addBroken(member),
    await addPdf(server, member, ['Rent'], 'rent.pdf'),
  ];
  const id = await startBatch(member, [
    { type: 'flatten', fileIds: [files[0]] },
    { type: 'compress', fileIds: files },
    { type: 'merge' },
    { type: 'protect', options: { password: 'paper and ink', ownerPassword: 'paper and thread' } },
  ]);
  const failed = await endedBatch(member, id);
  expect(failed).toMatchObject({ status: 'completed', failed: 1, can_run_without: true });
  const batch = await runWithout(member, id);
  expect(batch).toMatchObject({ status: 'completed', failed: 0, can_run_without: false });
  expect(batch.result_files).toHaveLength(1);
  const made = await bytesOf(server, member, batch.result_files[0]!.id);
  const pages = await runPeer('qpdf', ['--show-npages', '--password=paper and ink', 'FILE'], made);
  expect(pages.stdout.trim()).toBe('2');
  // The form of the step can do without the owner password; the batch that was asked for has it.
  const owner = await runPeer('qpdf', ['--show-encryption', '--password=paper and thread', 'FILE'], made);
  expect(owner.stdout).toContain('Supplied password is owner password');
  // Passwords are in neither of the two batches as they are read.
  expect(JSON.stringify([failed.operations, batch.operations])).not.toContain('paper');
});

test('a batch of which nothing can be left out is refused', async () => {
  const member = await addMember(server, 'pro');
  const files = [await addPdf(server, member, ['Lease'], 'lease.pdf'), await addBroken(member)];
  // One file is too few to merge.
  const id = await startBatch(member, [{ type: 'compress', fileIds: files }, { type: 'merge' }]);
  expect(await endedBatch(member, id)).toMatchObject({ status: 'failed', can_run_without: false });
  const { status, body } = await member.call<BatchAnswer>('batch.runWithout', { id });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'conflict' });
});
