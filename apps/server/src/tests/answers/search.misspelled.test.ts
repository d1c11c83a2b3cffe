import type { SearchAnswer } from '@sheaf/api/features/search/search.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMember, type TestMember } from '../../testing/members.ts';
import { addPicture } from '../../testing/picture-with-text.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

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
const ask = async (q: string, who = member) => (await who.call<SearchAnswer>('search.find', { q })).body;
const marked = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([from, to]) => text.slice(from, to));

test('where nothing is called so, a name with one error in five letters is among the similar ones, of whatever age', async () => {
  await add('Lease of the harbour.png');
  await member.call('folders.create', { name: 'Invoices', color: '#3366cc' }, 'POST');
  const { db } = server.ctx;
  const hundreds = Array.from({ length: 300 }, (_, index) => `paper ${index}.png`);
  const { type, size, sha256 } = await db
    .selectFrom('files')
    .select(['type', 'size', 'sha256'])
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const rest = { user_id: member.id, type, size, sha256 };
  await db
    .insertInto('files')
    .values(hundreds.map((filename) => ({ ...rest, filename, blob_key: filename })))
    .execute();
  const similar = async (q: string) => {
    const answer = await ask(q);
    expect([answer.files, answer.folders]).toEqual([[], []]);
    return [...answer.similar.files.map((f) => f.filename), ...answer.similar.folders.map((f) => f.name)];
  };
  for (const typed of ['leise', 'laese', 'lesae', 'kease', 'laase', 'leaase', 'harbuor', 'harvour'])
    expect(await similar(typed)).toContain('Lease of the harbour.png');
  for (const typed of ['invioces', 'invices', 'Invoyces']) expect(await similar(typed)).toContain('Invoices');
  expect(await similar('zzzzz')).toEqual([]);
  await add('d.png', [], { tags: 'accounting' });
  expect(await similar('acounting')).toEqual(['d.png']);
  // The list forgives as much: by name and tag, within a folder and a kind, and never in place of what is found.
  const list = async (filter: object) =>
    (await member.call<{ files: { filename: string }[] }>('files.list', filter)).body.files.map(
      (f) => f.filename,
    );
  expect(await list({ search: 'harbuor' })).toEqual(['Lease of the harbour.png']);
  expect(await list({ search: 'acounting' })).toEqual(['d.png']);
  expect((await ask('leise', await addMember(server, 'pro'))).similar.files).toEqual([]);
  expect((await ask('lease')).similar).toEqual({ files: [], folders: [] });
});

test('a word of the contents with one letter wrong is found as it is spelled there, and said so', async () => {
  await add('study.png', [
    'Nothing',
    'Obesity among the children of Łódź rises with the price of nitrile gloves',
  ]);
  await add('more.png', ['Obesity again, in Weiße Straße']);
  const spelled = async (q: string, who = member) => {
    const { corrected, files } = await ask(q, who);
    return [corrected, files.map(({ file, match }) => `${file.filename} ${match}`).toSorted()];
  };
  const both = ['more.png text', 'study.png text'];
  for (const typed of ['obesty', 'obesitty', 'obseity', 'obesitu', 'bbesity', 'Obestiy'])
    expect([typed, await spelled(typed)]).toEqual([typed, ['obesity', both]]);
  const { files } = await ask('nitrle gloves');
  expect(files.map(({ passage }) => passage && [passage.page, marked(passage)])).toEqual([
    [2, ['nitrile', 'gloves']],
  ]);
  expect(await spelled('nitrle glvoes')).toEqual(['nitrile gloves', ['study.png text']]);
  expect(await spelled('strasze')).toEqual(['strasse', ['more.png text']]);
  const list = async (search: string) =>
    (await member.call<{ files: { filename: string }[] }>('files.list', { search })).body.files
      .map(({ filename }) => filename)
      .toSorted();
  expect(await list('obesty')).toEqual(['more.png', 'study.png']);
  expect(await list('obasaty')).toEqual([]);
  // As written it is found; two letters are too many; short words have too many neighbours; others' texts say nothing.
  expect(await spelled('obesity')).toEqual([null, both]);
  for (const typed of ['obetsty', 'obasaty', 'gluve', 'obesty zebra', '2026', 'pric3'])
    expect([typed, await spelled(typed)]).toEqual([typed, [null, []]]);
  expect(await spelled('obesty', await addMember(server, 'pro'))).toEqual([null, []]);
});
