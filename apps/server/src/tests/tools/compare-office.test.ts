import type { ToolReport } from '@sheaf/pdf-core/tools';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addPdf, bytesOf, type Made } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { makeOfficeStandIn, wordFile, wordFileOf } from '../../testing/office-stand-in.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { wordsOf } from '../../testing/tool-calls.ts';
import { uploadVersion } from '../../testing/versions.ts';

type Report = ToolReport<'compare'>;
type Answer = Made & { report: Report; reason?: string };

const OLD = 'The rent is 900 euros.';
const NEW = 'The rent is 950 euros.';

let folder: string;
let runs: string;
let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-compare-'));
  const print = (text: string) => makeTestPdf({ pages: [{ text }, { text: 'Last page' }] });
  const office = await makeOfficeStandIn(folder, { OLDRENT: print(OLD), NEWRENT: print(NEW) });
  runs = office.runs;
  server = await startTestServer({ RATE_LIMITS: 'off', OFFICE_PROGRAM: office.program });
  member = await addMember(server, 'pro');
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const addWord = async (rent: 'OLDRENT' | 'NEWRENT', name: string, more = '') =>
  (await upload(server, member, wordFile(rent + more), name)).body.file.id;
const countRuns = async () => (await readFile(runs, 'utf8')).split('ran').length - 1;
const compare = (fileIds: string[], rest: object = {}) =>
  member.call<Answer>('tools.compare', { fileIds, ...rest });
const picture = (id: string, query: string) =>
  fetch(`${server.url}/api/files/${id}/thumbnail?${query}`, {
    headers: { authorization: `Bearer ${member.token}` },
  });

test('two Word files are compared, and each is converted once for all that is asked of it', async () => {
  const ids = [await addWord('OLDRENT', 'contract-1.docx'), await addWord('NEWRENT', 'contract-2.docx')];
  const before = await countRuns();
  const used = (await member.call('users.stats')).body;
  const asked = await Promise.all([
    compare(ids),
    compare(ids.toReversed()),
    ...ids.map((id) => member.call<{ pages: object[] }>('pdfTools.print', { id })),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { report } = asked[0]!.body as Answer;
  expect(report).toMatchObject({ total: 1, before: { pages: 2 }, after: { pages: 2 } });
  expect([report.changes[0]!.before.text, report.changes[0]!.after.text]).toEqual(['900', '950']);
  expect((asked[1]!.body as Answer).report.changes[0]!.after.text).toBe('900');
  const page = { width: 300, height: 400 };
  expect(asked[2]!.body).toEqual({ pages: [page, page] });

  const drawn = await picture(ids[1]!, 'page=2&width=960&version=1&print=true');
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(
    Buffer.from(await drawn.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  expect(await countRuns()).toBe(before + 2);
  // Nothing is drawn of a file that nobody compares, and no page that is not there.
  expect((await picture(ids[1]!, 'page=1&width=960')).status).toBe(204);
  expect((await picture(ids[1]!, 'page=3&print=true')).status).toBe(404);
  // What is kept for a while is not among the files of the member, and not in their storage.
  expect((await member.call('users.stats')).body).toEqual(used);
});

test('a Word file and its print are equal, and Markdown needs no office program', async () => {
  const word = await addWord('NEWRENT', 'contract.docx');
  const print = (await member.call<Made>('tools.to-pdf', { fileIds: [word] })).body.file.id;
  expect((await compare([word, print])).body.report.total).toBe(0);
  const notes = (await upload(server, member, Buffer.from(`# Rent\n\n${OLD}`), 'rent.md')).body.file.id;
  const later = await addPdf(server, member, [`Rent ${NEW}`], 'rent.pdf');
  const before = await countRuns();
  expect((await compare([notes, later])).body.report.changes[0]!.after.text).toBe('950');
  expect(await countRuns()).toBe(before);
});

test('tracked changes count as accepted, and are shown in a PDF unless they are to be accepted', async () => {
  const body =
    '<w:p><w:del><w:r><w:delText>NEWRENT</w:delText></w:r></w:del><w:ins><w:r><w:t>OLDRENT</w:t></w:r></w:ins></w:p>';
  const tracked = (await upload(server, member, wordFileOf(body), 'tracked.docx')).body.file.id;
  const plain = await addWord('OLDRENT', 'plain.docx', ' as it was');
  expect((await compare([plain, tracked])).body.report.total).toBe(0);
  const print = async (options: object) => {
    const { body: made } = await member.call<Made>('tools.to-pdf', { fileIds: [tracked], options });
    return wordsOf(await bytesOf(server, member, made.file.id));
  };
  expect(await print({ trackedChanges: 'accepted' })).toContain(OLD);
  // The program that stands in takes the last word that it finds.
  expect(await print({})).toContain(NEW);
});

test('two versions of a Word file are compared, and the noted PDF is saved beside it', async () => {
  const id = await addWord('OLDRENT', 'contract.docx');
  expect((await uploadVersion(server, member, id, wordFile('NEWRENT'))).status).toBe(201);
  const told = await compare([id, id], { versions: [1, null] });
  expect(told.body.report.changes.map((one) => [one.before.text, one.after.text])).toEqual([['900', '950']]);
  const made = await compare([id, id], { versions: [1, 2], options: { notes: true } });
  expect([made.body.file.filename, made.body.file.type]).toEqual([
    'contract-compared.pdf',
    'application/pdf',
  ]);
  expect(await wordsOf(await bytesOf(server, member, made.body.file.id))).toContain(NEW);
  const again = await member.call<Made>('pdfTools.rerun', { id: made.body.operationId });
  expect(again.body.file.type).toBe('application/pdf');

  // With a version goes what was made of its bytes.
  const kept = () => server.ctx.db.selectFrom('kept_results').selectAll().where('file_id', '=', id).execute();
  const keys = (await kept()).map(({ blob_key }) => blob_key);
  expect(keys).toHaveLength(2);
  expect((await member.call('versions.delete', { id, number: 1 })).status).toBe(200);
  expect(await kept()).toEqual([]);
  for (const key of keys)
    await expect(server.ctx.blobs.open(key)).rejects.toMatchObject({ code: 'not_found' });
});

test('a picture is refused by what it is, and a Word file without LibreOffice by what is missing', async () => {
  const word = await addWord('OLDRENT', 'contract.docx');
  const scan = (await upload(server, member, pngFile(), 'scan.png')).body.file.id;
  const refused = await compare([word, scan]);
  expect([refused.status, refused.body.reason]).toEqual([415, 'input_not_document']);
  const bare = await startTestServer({ RATE_LIMITS: 'off', OFFICE_PROGRAM: join(folder, 'nowhere') });
  onTestFinished(bare.stop);
  const other = await addMember(bare, 'pro');
  const add = async (name: string) =>
    (await upload(bare, other, wordFile(`OLDRENT ${name}`), name)).body.file.id;
  const fileIds = [await add('a.docx'), await add('b.docx')];
  const none = await other.call<Answer>('tools.compare', { fileIds });
  expect([none.status, none.body.reason]).toEqual([422, 'office_unavailable']);
  expect(none.body.error).toContain('LibreOffice is not installed');
});

test('without room to keep what is converted, it is compared all the same', async () => {
  const ids = [await addWord('OLDRENT', 'a.docx', ' full'), await addWord('NEWRENT', 'b.docx', ' full')];
  const [full] = await server.ctx.db.selectFrom('kept_results').selectAll().limit(1).execute();
  const size = 4096 * 1024 * 1024;
  await server.ctx.db.updateTable('kept_results').set({ size }).where('id', '=', full!.id).execute();
  const other = await addMember(server, 'pro');
  await server.ctx.db.updateTable('kept_results').set({ user_id: other.id }).execute();
  expect((await compare(ids)).body.report.total).toBe(1);
  const { status, body } = await member.call<Answer>('pdfTools.print', { id: ids[0]! });
  expect([status, body.reason]).toEqual([503, 'server_busy']);
});
