import type { MadeWithReport } from '@sheaf/api/features/pdf-tools/pdf-tools.call.service.ts';
import { files, ocrPages } from '@sheaf/db';
import { pdfInfo } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfOfPages } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { downloadVersion, listNumbers, uploadVersion } from '../../testing/versions.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'premium');
});
afterAll(() => server.stop());

const bytes = pdfOfPages(['One', 'Two', 'Three']);
const keepFirst = { pages: [{ page: 1 }] };
const addFile = async () => (await upload(server, member, bytes, 'contract.pdf')).body.file.id;
const organize = (id: string, rest: object) =>
  member.call<MadeWithReport>('tools.organize', { fileIds: [id], options: keepFirst, ...rest });
const countFiles = async () =>
  (await member.call<{ pagination: { total: number } }>('files.list', {})).body.pagination.total;

test('the result of a tool becomes the newest version of its file', async () => {
  const id = await addFile();
  const before = await countFiles();
  const { status, body } = await organize(id, { as: 'version', baseVersion: 1 });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { file: { id, filename: 'contract.pdf', version: 2 }, files: [{ id }] },
  });
  expect(await countFiles()).toBe(before);
  expect((await pdfInfo((await downloadVersion(server, member, id))!)).Pages).toBe('1');
  expect(await downloadVersion(server, member, id, 1)).toEqual(bytes);

  // Asked again under its id, it is not saved over twice; done again from the history, it makes a file of its own.
  const again = await organize(id, { as: 'version', baseVersion: 1, operationId: body.operationId });
  expect(again.body).toMatchObject({ reason: 'version_conflict' });
  const rerun = await member.call<MadeWithReport>('pdfTools.rerun', { id: body.operationId });
  expect(rerun.body.file.id).not.toBe(id);
  expect(await listNumbers(member, id)).toEqual([2, 1]);
});

test('a tool that began with a version that is no longer the newest saves nothing over', async () => {
  const id = await addFile();
  const next = pdfOfPages(['Next', 'Page']);
  await uploadVersion(server, member, id, next);
  expect(await organize(id, { as: 'version', baseVersion: 1 })).toMatchObject({
    status: 409,
    body: { code: 'conflict', reason: 'version_conflict' },
  });
  expect(await downloadVersion(server, member, id)).toEqual(next);
  const copy = await organize(id, {});
  expect(copy).toMatchObject({ status: 200, body: { file: { version: 1 } } });
  expect(copy.body.file.id).not.toBe(id);
});

test('a tool of several files, of another type or of no file has no new version to save', async () => {
  const id = await addFile();
  const other = await addFile();
  const merged = await member.call('tools.merge', { fileIds: [id, other], as: 'version' });
  expect(merged.status).toBe(400);
  const text = await member.call('tools.to-text', { fileIds: [id], as: 'version' });
  expect(text.body).toMatchObject({ reason: 'version_type_differs' });
  const info = await member.call('tools.info', { fileIds: [id], as: 'version' });
  expect(info.body).toMatchObject({ reason: 'version_needs_one_result' });
  expect(await listNumbers(member, id)).toEqual([1]);
});

test('text that OCR read of a version is there again when the version is', async () => {
  const id = await addFile();
  const file = (await files.findFile(server.ctx.db, member.id, id))!;
  const page = { source: 'ocr' as const, language: 'eng', confidence: 0.9, width: 595, height: 842 };
  await server.ctx.db.transaction().execute(async (trx) => {
    await ocrPages.saveOcrPages(trx, file, [{ ...page, page: 1, content: 'Put right by hand', words: [] }]);
    await trx.updateTable('files').set({ has_ocr: true }).where('id', '=', id).execute();
  });
  await uploadVersion(server, member, id, pdfOfPages(['Other']));
  expect(await ocrPages.listOcrPages(server.ctx.db, id)).toEqual([]);
  expect((await files.findFile(server.ctx.db, member.id, id))?.has_ocr).toBe(false);

  await member.call('versions.restore', { id, number: 1 });
  expect(await ocrPages.listOcrPages(server.ctx.db, id)).toMatchObject([{ content: 'Put right by hand' }]);
  const { body } = await member.call('files.get', { id, text: 'true' });
  expect(body).toMatchObject({ file: { has_ocr: true, extracted_text: 'Put right by hand' } });
});

type Compared = {
  report: { total: number; changes: { before: { text: string }; after: { text: string } }[] };
};
const compare = (id: string, rest: object) =>
  member.call<Compared>('tools.compare', { fileIds: [id, id], ...rest });
const changesOf = ({ report }: Compared) =>
  report.changes.map(({ before, after }) => [before.text, after.text]);

test('a version is compared with another one, and with the file as it is now', async () => {
  const id = await addFile();
  await uploadVersion(server, member, id, pdfOfPages(['One', 'Four', 'Three']));
  await uploadVersion(server, member, id, pdfOfPages(['One', 'Five', 'Three']));
  const withCurrent = await compare(id, { versions: [1] });
  expect(withCurrent.status).toBe(200);
  expect(changesOf(withCurrent.body)).toEqual([['Two', 'Five']]);
  expect(changesOf((await compare(id, { versions: [null, 2] })).body)).toEqual([['Five', 'Four']]);
  expect((await compare(id, { versions: [3, null] })).body).toMatchObject({ report: { total: 0 } });

  // With notes it makes a file, of the versions that were named, and again from the history.
  const made = await member.call<MadeWithReport>('tools.compare', {
    fileIds: [id, id],
    versions: [2, 1],
    options: { notes: true },
  });
  expect(made.body.file.version).toBe(1);
  const isFirstVersion = async ({ body }: typeof made) =>
    (await compare(id, { fileIds: [id, body.file.id], versions: [1] })).body.report.total === 0;
  expect(await isFirstVersion(made)).toBe(true);
  await uploadVersion(server, member, id, pdfOfPages(['One', 'Six', 'Three']));
  const again = await member.call<MadeWithReport>('pdfTools.rerun', { id: made.body.operationId });
  expect(await isFirstVersion(again)).toBe(true);

  const info = await member.call('pdfTools.info', { id, version: 1 });
  expect(info.body).toMatchObject({ info: { pages: [{}, {}, {}] } });
});

test('a version that is not there, of another file or of somebody else is not found', async () => {
  const id = await addFile();
  const other = await addFile();
  await uploadVersion(server, member, other, pdfOfPages(['Other']));
  const stranger = await addMember(server, 'premium');
  const notFound = (reason: string) => ({ status: 404, body: { code: 'not_found', reason } });
  expect(await compare(id, { versions: [2, null] })).toMatchObject(notFound('version_missing'));
  const mixed = { fileIds: [id, other], versions: [2, 1] };
  expect(await member.call('tools.compare', mixed)).toMatchObject(notFound('version_missing'));
  for (const versions of [[1, 1], [1, 9], [9]]) {
    const theirs = await stranger.call('tools.compare', { fileIds: [other, other], versions });
    expect(theirs).toMatchObject(notFound('file_missing'));
  }
  for (const version of [1, 9])
    expect(await stranger.call('pdfTools.info', { id: other, version })).toMatchObject(
      notFound('file_missing'),
    );
  for (const versions of [[0], ['1'], [1, 1, 1]])
    expect(await compare(other, { versions })).toMatchObject({ status: 400 });
  // A tool that changes files takes none.
  expect(await organize(other, { versions: [1] })).toMatchObject({ status: 400 });
});
