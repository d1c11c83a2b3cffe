import type { Recommendation } from '@sheaf/api/features/ai/ai.schema.ts';
import type { File } from '@sheaf/api/features/files/files.schema.ts';
import { encryptBy, makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readText } from '../../testing/lease.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

const add = async (bytes: Uint8Array) =>
  (await upload(server, member, Buffer.from(bytes), 'a.pdf')).body.file.id;
const advise = async (fileId: string) =>
  (await member.call<{ recommendations: Recommendation[] }>('ai.recommendations', { fileId })).body
    .recommendations;
const actionsFor = async (fileId: string) =>
  (await advise(fileId)).map(({ action, priority }) => `${action} ${priority}`);
/** Does what is advised; the id of the file that came of it. */
const take = async (action: string, input: object) =>
  (await member.call<{ file: File }>(`pdfTools.${action}`, input)).body.file.id;

const line = 'It rained on the road and the carts stood still at the gate of the quarry. ';

test('a form is to be signed, a long document summed up and given bookmarks, each until it is done', async () => {
  const pages = Array.from({ length: 12 }, (_, at) => ({
    text: `Day ${at + 1}. ${line.repeat(3)}`,
    size: [2400, 400] as [number, number],
  }));
  const id = await add(makeTestPdf({ pages, fields: [{ name: 'who', value: 'Ada', pages: [0] }] }));
  await expect.poll(() => readText(member, id)).toContain('Day 12');
  const lacks = ['enable_chat medium', 'summarize medium', 'sign medium', 'bookmarks low'];
  await expect.poll(() => actionsFor(id)).toEqual(lacks);
  expect(await advise(id)).toContainEqual(
    expect.objectContaining({ description: expect.stringMatching(/^It has 12 pages and no bookmarks/) }),
  );
  await member.call('ai.summarize', { fileId: id });
  await member.call('ai.createEmbeddings', { fileId: id });
  expect(await actionsFor(id)).toEqual(['sign medium', 'bookmarks low']);
  const marked = await take('bookmarks', { fileId: id });
  const signed = await take('sign', { fileId: marked, signatureData: { name: 'Ada' } });
  await expect.poll(() => readText(member, signed)).toContain('Day 12');
  expect(await actionsFor(signed)).toEqual(['enable_chat medium', 'summarize medium']);
}, 60_000);

test('what is locked or restricted is to be unlocked', async () => {
  const plain = makeTestPdf({ pages: [{ text: 'Fees.' }] });
  const locked = await add(await encryptBy(plain, ['--encrypt', 'sesame', 'owner', '256', '--']));
  expect(await actionsFor(locked)).toEqual(['unlock high']);
  const args = ['--encrypt', '', 'owner', '256', '--modify=none', '--'];
  const restricted = await add(await encryptBy(plain, args));
  await expect.poll(() => actionsFor(restricted)).toEqual(['enable_chat medium', 'unlock low']);
  const free = await take('unlock', { fileId: restricted, password: 'owner' });
  await expect.poll(() => actionsFor(free)).toEqual(['enable_chat medium']);
}, 60_000);

test('for a large scan, OCR and compression with a realistic saving are recommended', async () => {
  const id = await add((await makeScan({ noise: 25, dpi: 300 })).bytes);
  await expect.poll(() => actionsFor(id)).toEqual(['ocr high', 'compress medium']);
  const [, { description }] = (await advise(id)) as [Recommendation, Recommendation];
  const [, percent] = /saves about (\d+) %/.exec(description)!;
  const { body } = await member.call<{ compressionRatio: number }>('pdfTools.compress', { fileId: id });
  expect(Math.abs(body.compressionRatio - Number(percent))).toBeLessThan(25);
}, 60_000);
