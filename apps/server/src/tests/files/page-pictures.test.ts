import { NO_PICTURE, openPagePicture } from '@sheaf/api/features/files/files.pictures.service.ts';
import type { FileRow } from '@sheaf/db';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addMember, upload } from '../../testing/members.ts';
import { pdfOfPages } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let file: FileRow;
const PAGES = 40;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  const member = await addMember(server, 'pro');
  const lines = Array.from({ length: PAGES }, (_, index) => `page ${index + 1}`);
  const { id } = (await upload(server, member, pdfOfPages(lines), 'long.pdf')).body.file;
  const find = () =>
    server.ctx.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await vi.waitUntil(async () => (await find()).page_count === PAGES, { timeout: 120_000 });
  file = await find();
});
afterAll(() => server.stop());

const see = async (page: number, reader: AbortSignal) => {
  const picture = await openPagePicture(server.ctx, file, { page, width: 480 }, reader);
  if (picture === null || picture === NO_PICTURE) return false;
  picture.bytes.destroy();
  return true;
};
const stays = new AbortController().signal;

test('a picture is not drawn for those who have left before its turn', async () => {
  const left = new AbortController();
  const kept = [2, 3].map((page) => see(page, stays));
  const leaving = Promise.allSettled(Array.from({ length: 20 }, (_, index) => see(10 + index, left.signal)));
  // Two are drawn at a time; either may be the first.
  await Promise.race(kept);
  left.abort();
  const ends = await leaving;
  const drawn = ends.filter(({ status }) => status === 'fulfilled').length;
  // Those whose turn had come meanwhile.
  expect(drawn).toBeLessThanOrEqual(5);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(new Set(refused.map(({ reason }) => reason.reason))).toEqual(new Set(['server_busy']));
  expect(await Promise.all(kept)).toEqual([true, true]);
  expect(await see(29, stays)).toBe(true);
});

test('a picture that one of two still waits for is drawn for that one', async () => {
  const left = new AbortController();
  const both = [see(31, stays), see(32, stays), see(33, left.signal), see(33, stays)];
  left.abort();
  expect((await Promise.allSettled(both)).at(-1)).toEqual({ status: 'fulfilled', value: true });
});
