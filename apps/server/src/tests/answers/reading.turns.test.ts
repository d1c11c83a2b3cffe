import type { ChatAnswer, OcrResult } from '@sheaf/api/features/ai/ai.schema.ts';
import type { File } from '@sheaf/api/features/files/files.schema.ts';
import { readUploadedDocument } from '@sheaf/api/features/files/files.reading.service.ts';
import { makeScan } from '@sheaf/pdf-core/testing';
import { expect, onTestFinished, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { emptyLetter, pdfFile, pdfOfPages, pngFile } from '../../testing/sample-files.ts';
import { repeatPage } from '../../testing/scans.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const TEXT = 'The rent is 85 euros a month and is due on the third.';
const SCANS = 4;

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ RATE_LIMITS: 'off', ...settings });
  onTestFinished(() => server.stop());
  return server;
}

const add = async (server: TestServer, member: TestMember, bytes: Buffer, name: string) =>
  (await upload(server, member, bytes, name)).body.file.id;
const readingOf = async (member: TestMember, id: string) =>
  (await member.call<{ file: File }>('files.get', { id })).body.file.reading;
const ask = (member: TestMember, fileId: string) =>
  member.call<ChatAnswer & { code?: string; error?: string }>('ai.chat', {
    fileId,
    message: 'How much is the rent?',
  });

test('a new text file can be asked while four scans are read', async () => {
  const server = await start({ POOL_THREADS: '2' });
  const scan = Buffer.from((await makeScan({}, repeatPage(3))).bytes);
  const readers = await Promise.all(Array.from({ length: SCANS }, () => addMember(server, 'premium')));
  const scans = await Promise.all(readers.map((one) => add(server, one, scan, 'scan.pdf')));
  for (const [i, id] of scans.entries())
    await expect.poll(async () => (await readingOf(readers[i]!, id)).state).toBe('needs_ocr');
  const member = await addMember(server, 'premium');
  // The engine of answers is warm, as on a server in use.
  const first = await add(server, member, pdfFile(TEXT), 'first.pdf');
  expect((await ask(member, first)).status).toBe(200);
  let running = SCANS;
  const work = readers.map(async (one, i) => {
    const read = await one.call('ai.ocr', { fileId: scans[i]! });
    running -= 1;
    return read.status;
  });
  const busy = async () => (await fetch(`${server.url}/metrics`)).text();
  await expect.poll(busy).toContain('sheaf_pool_running 2');
  const id = await add(server, member, pdfOfPages([TEXT, 'And more.']), 'lease.pdf');
  const { status, body } = await ask(member, id);
  expect([status, body.outcome]).toEqual([200, 'answered']);
  // Not behind any of them: before the first was through, however slow the machine is.
  expect(running).toBe(SCANS);
  expect(await Promise.all(work)).toEqual([200, 200, 200, 200]);
}, 240_000);

test('a question waits for a file that is being read, and gets a retry time after half a minute', async () => {
  // Nobody reads here but this test.
  const server = await start({ SHEAF_ROLE: 'web' });
  const member = await addMember(server, 'pro');
  const id = await add(server, member, pdfOfPages([TEXT, 'And more.']), 'lease.pdf');
  expect(await readingOf(member, id)).toEqual({ state: 'pending' });
  const waiting = ask(member, id);
  const summary = member.call('ai.summarize', { fileId: id });
  const response = await fetch(`${server.url}/api/ai/chat-pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fileId: id, message: 'How much is the rent?' }),
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([409, '5']);
  expect(await response.json()).toMatchObject({ code: 'conflict', details: { reason: 'still_reading' } });
  expect([(await waiting).status, (await summary).status]).toEqual([409, 409]);
  const { used } = (await member.call<{ used: number }>('users.stats', {})).body;
  expect(used ?? 0).toBe(0);
  const again = ask(member, id);
  await readUploadedDocument(server.ctx, member.id, id);
  expect(await again).toMatchObject({ status: 200, body: { outcome: 'answered' } });
  expect(await readingOf(member, id)).toEqual({
    state: 'done',
    pages: 2,
    unread_pages: 0,
    signed: false,
  });
}, 120_000);

test('being read, without text, in need of OCR and unreadable are distinguished', async () => {
  const server = await start();
  const member = await addMember(server, 'pro');
  const { bytes } = await makeScan();
  const state = async (id: string) => (await readingOf(member, id)).state;
  const scan = await add(server, member, Buffer.from(bytes), 'scan.pdf');
  const picture = await add(server, member, pngFile(), 'dot.png');
  const broken = await add(server, member, Buffer.from('%PDF-1.7\nnothing else'), 'broken.pdf');
  await expect.poll(() => state(scan)).toBe('needs_ocr');
  // There is nothing to read in it, which is seen before OCR.
  await expect.poll(() => state(picture)).toBe('done');
  expect(await readingOf(member, picture)).toMatchObject({ text_missing: 'no_text' });
  await expect.poll(() => state(broken)).toBe('failed');
  const reason = async (fileId: string) => {
    const { status, body } = await member.call<{ details?: { reason: string } }>('ai.summarize', { fileId });
    return [status, body.details?.reason];
  };
  expect(await reason(scan)).toEqual([422, 'no_text']);
  expect(await reason(broken)).toEqual([422, 'unreadable']);
  expect((await member.call('ai.ocr', { fileId: picture })).status).toBe(200);
  expect(await readingOf(member, picture)).toMatchObject({
    state: 'done',
    text_missing: 'ocr_found_nothing',
  });
  expect(await reason(picture)).toEqual([422, 'ocr_found_nothing']);
  const listed = async (id: string) => {
    const { files } = (await member.call<{ files: File[] }>('files.list', {})).body;
    return files.find((file) => file.id === id)?.reading;
  };
  expect(await listed(picture)).toMatchObject({ state: 'done', text_missing: 'ocr_found_nothing' });
  expect(await listed(scan)).not.toHaveProperty('text_missing');
  const silent = await add(server, member, emptyLetter(), 'silent.docx');
  await expect.poll(() => state(silent)).toBe('done');
  expect(await readingOf(member, silent)).toMatchObject({ text_missing: 'no_text' });
  expect(await listed(silent)).toMatchObject({ state: 'done', text_missing: 'no_text' });
  expect(await reason(silent)).toEqual([422, 'empty_text']);
  const facts = async (fileId: string) =>
    (await member.call<{ text_missing?: string }>('ai.keyFacts', { fileId })).body.text_missing;
  expect(await Promise.all([scan, broken, picture, silent].map(facts))).toEqual([
    'no_text',
    'unreadable',
    'ocr_found_nothing',
    'empty_text',
  ]);
}, 120_000);

test('pages that have not been read are counted without blank ones, and a blank document needs no OCR', async () => {
  const server = await start();
  const member = await addMember(server, 'pro');
  const some = await makeScan({}, (document) => {
    document.addPage([420, 200]).drawText(TEXT, { x: 20, y: 100, size: 10 });
    document.addPage([420, 200]);
  });
  const none = await makeScan({}, (document) => {
    document.addPage([420, 200]);
    document.removePage(0);
  });
  const mixed = await add(server, member, Buffer.from(some.bytes), 'mixed.pdf');
  const empty = await add(server, member, Buffer.from(none.bytes), 'empty.pdf');
  const state = async (id: string) => (await readingOf(member, id)).state;
  await expect.poll(() => state(mixed)).toBe('done');
  expect(await readingOf(member, mixed)).toMatchObject({ pages: 3, unread_pages: 1 });
  await expect.poll(() => state(empty)).toBe('done');
  expect(await readingOf(member, empty)).toMatchObject({ text_missing: 'no_text' });
  const { unread } = (
    await member.call<{ unread: object[] }>('search.ask', { question: 'How much is the rent?' })
  ).body;
  expect(unread).toEqual([
    { id: mixed, filename: 'mixed.pdf', type: 'application/pdf', pages: 3, unread_pages: 1 },
  ]);
});

test('a German scan that is asked in English is stored in German, and not read twice', async () => {
  const server = await start();
  const member = await addMember(server, 'pro');
  const lines = [
    'Der Hafenmeister schrieb jede Ankunft',
    'in ein Buch für die Behörde auf der Insel.',
    'Größere Schiffe kamen nicht vor dem Sturm,',
    'und nur elf von ihnen fuhren im März.',
  ];
  const id = await add(server, member, Buffer.from((await makeScan({ lines, dpi: 300 })).bytes), 'brief.pdf');
  const { body } = await member.call<{ result: OcrResult }>('ai.ocr', { fileId: id });
  expect(body.result.pages[0]).toMatchObject({ source: 'ocr', language: 'deu' });
  expect(body.result.pages[0]).not.toHaveProperty('otherLanguage');
  expect(body.result.text.replaceAll(/\s+/g, ' ')).toBe(lines.join(' '));
});
