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

test('a list sorted by match has what is called so before newer files that only say so', async () => {
  for (const name of ['lease-v1.png', 'Lease-v2.png']) await add(name);
  await add('letter.png', [], { tags: 'lease' });
  for (const name of ['a.png', 'b.png']) await add(name, ['of the lease']);
  type List = { files: { filename: string }[] };
  const list = async (filter: object) =>
    (await member.call<List>('files.list', filter)).body.files.map(({ filename }) => filename);
  const called = ['letter.png', 'Lease-v2.png', 'lease-v1.png'];
  expect(await list({ search: 'lease', sort: 'match' })).toEqual([...called, 'b.png', 'a.png']);
  expect(await list({ search: 'lease', sort: 'match', limit: 3 })).toEqual(called);
  expect(await list({ sort: 'match', limit: 1 })).toEqual(['b.png']);
});
