import { readFile } from 'node:fs/promises';
import type { SearchAnswer } from '@sheaf/api/features/search/search.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { addPicture } from '../../testing/picture-with-text.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const FIXTURES = new URL('../../../../../packages/pdf-core/src/office/fixtures/', import.meta.url);

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
beforeEach(async () => {
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

const add = (name: string, pages?: string[], fields?: Record<string, string>) =>
  addPicture(server, member, name, pages, fields);
const ask = async (q: string, who = member) => {
  const { status, body } = await who.call<SearchAnswer>('search.find', { q });
  expect(status).toBe(200);
  return body;
};
const found = async (q: string, who = member) =>
  (await ask(q, who)).files.map(({ file, match, passage }) => [file.filename, match, passage?.page ?? null]);
const marked = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([from, to]) => text.slice(from, to));
const extracted = async (id: string) =>
  (await member.call<{ file: { extracted_text: string | null } }>('files.get', { id, text: 'true' })).body
    .file.extracted_text;

test('names come before tags, tags before contents, with the page and the words to mark', async () => {
  await add('report.png', ['Nothing of it', 'The harbour, and the Harbour again'], {});
  await add('letter.png', [], { tags: 'harbour dues' });
  await add('Old harbour plan.png');
  expect(await found('harbour')).toEqual([
    ['Old harbour plan.png', 'name', null],
    ['letter.png', 'tag', null],
    ['report.png', 'text', 2],
  ]);
  const { files } = await ask('harb');
  expect(marked({ text: files[0]!.file.filename, marks: files[0]!.marks })).toEqual(['harbour'.slice(0, 4)]);
  expect(marked(files[2]!.passage!)).toEqual(['harbour', 'Harbour']);
});

test('the whole name, then its start, then a word of it; the last word may be unfinished', async () => {
  for (const name of ['my plan b.png', 'plan b.png', 'plan.png', 'floorplan.png']) await add(name);
  expect((await found('plan')).map(([name]) => name)).toEqual([
    'plan.png',
    'plan b.png',
    'my plan b.png',
    'floorplan.png',
  ]);
  await add('text.png', ['An unfinished sentence']);
  expect(await found('sentence unfin')).toEqual([['text.png', 'text', 1]]);
  expect(await found('unfin sentence')).toEqual([]);
});

test('accents, letter size, endings of words, numbers and addresses are found as people write them', async () => {
  await add('a.png', [
    'Zofia Müller signs the CONTRACTS in Łódź on 2026-05-01 for 1.250,50 €; ada@sheaf.example',
  ]);
  for (const query of [
    'muller',
    'MÜLLER',
    'mu\u0308ller',
    'contract',
    'contracted',
    'lodz',
    '1.250,50',
    '2026-05',
    'ada@sheaf.example',
    'sheaf.exa',
  ])
    expect([query, await found(query)]).toEqual([query, [['a.png', 'text', 1]]]);
  await add('Übersicht.png');
  expect((await found('ubersicht')).length).toBe(1);
});

test('words in quotes stand in a row', async () => {
  await add('a.png', ['notice of termination']);
  await add('b.png', ['termination after notice']);
  expect(await found('"notice of termination"')).toEqual([['a.png', 'text', 1]]);
  expect((await found('termination notice ')).length).toBe(2);
  expect(await found('"of notice"')).toEqual([]);
});

test('only live files of one’s own are found, and a deleted file leaves no row', async () => {
  const id = await add('secret.png', ['harbour']);
  const stranger = await addMember(server);
  expect(await found('harbour', stranger)).toEqual([]);
  expect(await found('secret', stranger)).toEqual([]);
  await member.call('files.delete', { id });
  expect([await found('harbour'), await found('secret')]).toEqual([[], []]);
  await member.call('files.restore', { id });
  expect((await found('harbour')).length).toBe(1);
  await member.call('files.delete', { id, permanent: 'true' });
  expect(
    await server.ctx.db.selectFrom('file_texts').select('page').where('file_id', '=', id).execute(),
  ).toEqual([]);
});

test('folders are found by name', async () => {
  await member.call('folders.create', { name: 'Häuser 2026', parent_id: null });
  const { folders } = await ask('hauser');
  expect(folders.map(({ folder, marks }) => [folder.name, marks])).toEqual([['Häuser 2026', [[0, 6]]]]);
});

test('whatever is asked, it is words', async () => {
  await add("o'neill & sons (100%_sure) <b>.png", ['plain text']);
  const hostile = [
    `'`,
    `"`,
    `\\`,
    `%`,
    `_`,
    `:*`,
    `!`,
    `&|!()<->:*`,
    `') | ('x`,
    `"; drop table files; --`,
    `\u202Eabc`,
    '"""',
    '☃',
    '((((',
    '* * *',
    `a:* & !b`,
    'x'.repeat(200),
    `${"' ".repeat(99)}`,
    'а́'.repeat(50),
    '<script>',
  ];
  for (const q of ['\0']) expect([q, (await member.call('search.find', { q })).status]).toEqual([q, 400]);
  for (const q of hostile) expect([q, (await member.call('search.find', { q })).status]).toEqual([q, 200]);
  for (const q of hostile.slice(0, 8))
    expect([q, (await member.call('files.list', { search: q })).status]).toEqual([q, 200]);
  expect((await found('100%_')).length).toBe(1);
  expect((await found("o'neill")).length).toBe(1);
  expect((await found('%')).length).toBe(1);
  expect(await found('x_y')).toEqual([]);
  expect((await member.call('search.find', { q: 'x'.repeat(201) })).status).toBe(400);
  const nothing = { files: [], folders: [] };
  expect(await ask('')).toEqual({ ...nothing, corrected: null, similar: nothing });
});

test('the list of files is searched by name, tag and text', async () => {
  await add('b.png', ['the harbour']);
  await add('harbour.png');
  await add('c.png', [], { tags: 'harbour' });
  await add('d.png');
  type List = { files: { filename: string }[]; pagination: { total: number } };
  const { body } = await member.call<List>('files.list', { search: 'HARB', sort: 'name', order: 'asc' });
  expect(body.files.map(({ filename }) => filename)).toEqual(['b.png', 'c.png', 'harbour.png']);
  expect(body.pagination.total).toBe(3);
});

test('the text of an uploaded document is read soon after, and found by page and sheet', async () => {
  const send = async (bytes: Buffer, name: string) =>
    (await upload(server, member, bytes, name)).body.file.id;
  const pdf = await send(pdfFile('Harbour dues'), 'dues.pdf');
  const word = await send(await readFile(new URL('letter.docx', FIXTURES)), 'letter.docx');
  const old = await send(await readFile(new URL('book.xls', FIXTURES)), 'book.xls');
  for (const id of [pdf, word, old]) await expect.poll(() => extracted(id)).toBeTruthy();
  expect(await extracted(pdf)).toBe('Harbour dues');
  expect(await extracted(word)).toContain('naïve or not — “as agreed”');
  expect(await found('договор')).toEqual([['letter.docx', 'text', 2]]);
  const [sheet] = (await ask('"second sheet"')).files;
  expect([sheet?.file.filename, sheet?.passage?.page, sheet?.passage?.label]).toEqual([
    'book.xls',
    2,
    'Notes',
  ]);
});

test('the words of text, Markdown, HTML and mail files are read and found', async () => {
  const mail =
    'From: Ann <ann@example.org>\r\nSubject: Quay\r\nDate: Thu, 1 Jan 2026 10:00:00 +0100\r\n\r\nwharf';
  const sources = {
    'a.txt': 'anchor',
    'b.md': '# Berth',
    'c.html': '<p>cargo</p><script>secret</script>',
    'd.eml': mail,
  };
  for (const [name, text] of Object.entries(sources)) {
    const { id } = (await upload(server, member, Buffer.from(text), name)).body.file;
    await expect.poll(() => extracted(id)).toBeTruthy();
  }
  for (const [word, name] of [
    ['anchor', 'a.txt'],
    ['berth', 'b.md'],
    ['cargo', 'c.html'],
    ['wharf', 'd.eml'],
  ])
    expect(await found(word!)).toEqual([[name, 'text', 1]]);
  expect(await found('secret')).toEqual([]);
});

test('a long page is kept in parts that lose nothing', async () => {
  const long = Array.from({ length: 9000 }, (_, index) => `word${index}`).join(' ');
  const id = await add('long.png', [long, '', `${'語'.repeat(45_000)}\u{1F600}`]);
  expect(await extracted(id)).toBe(`${long}\n\f${'語'.repeat(45_000)}\u{1F600}`);
  const [hit] = (await ask('word8999')).files;
  expect(marked(hit!.passage!)).toEqual(['word8999']);
});
