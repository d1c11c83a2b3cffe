import { readFile } from 'node:fs/promises';
import type { AppContext } from '@sheaf/api/context';
import { findInputs, withPaths } from '@sheaf/api/features/pdf-tools/pdf-tools.inputs.service.ts';
import type { FileRow } from '@sheaf/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile, pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

const add = async (bytes: Buffer, name: string) => (await upload(server, member, bytes, name)).body.file.id;

/** The member's context, and how many queries went to the database with it. */
function watchQueries() {
  const asked = { count: 0 };
  const db = server.ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const user = { id: member.id };
  return {
    asked,
    ctx: { ...server.ctx, db, member: { user } } as unknown as Parameters<typeof findInputs>[0],
  };
}

/** The server's own store, and how many of its files were being fetched and held at most. */
function watchStore() {
  const seen = { fetching: 0, mostFetching: 0, held: 0, mostHeld: 0 };
  const { blobs } = server.ctx;
  const withFile: AppContext['blobs']['withFile'] = async (key, use) => {
    seen.mostFetching = Math.max(seen.mostFetching, ++seen.fetching);
    // As long as a store takes at the least: a turn of the loop.
    await new Promise(setImmediate);
    seen.fetching--;
    return blobs.withFile(key, async (path) => {
      seen.mostHeld = Math.max(seen.mostHeld, ++seen.held);
      try {
        return await use(path);
      } finally {
        seen.held--;
      }
    });
  };
  return { seen, ctx: { ...server.ctx, blobs: { ...blobs, withFile } } };
}

test('inputs are found with one query, in the order given, and one that is not there refuses all', async () => {
  const a = await add(pdfFile('a'), 'a.pdf');
  const b = await add(pdfFile('b'), 'b.pdf');
  const picture = await add(pngFile(), 'c.png');
  const { ctx, asked } = watchQueries();
  const rows = await findInputs(ctx, [b, a, b], 'pdf');
  expect(rows.map(({ filename }) => filename)).toEqual(['b.pdf', 'a.pdf', 'b.pdf']);
  expect(asked.count).toBe(1);
  await expect(findInputs(ctx, [a, picture], 'pdf')).rejects.toMatchObject({
    reason: 'inputs_not_pdf',
    details: { filename: 'c.png' },
  });
  await member.call('files.delete', { id: a });
  await expect(findInputs(ctx, [b, a], 'pdf')).rejects.toMatchObject({ reason: 'file_missing' });
  const stranger = await addMember(server);
  const theirs = { ...ctx, member: { user: { id: stranger.id } } } as typeof ctx;
  await expect(findInputs(theirs, [b], 'pdf')).rejects.toMatchObject({ reason: 'file_missing' });
});

test('files come from the store side by side, a bounded number at a time, and stay until their use has ended', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => add(pdfFile(`n${at}`), `n${at}.pdf`)));
  const rows: FileRow[] = await findInputs(watchQueries().ctx, ids, 'pdf');
  const { ctx, seen } = watchStore();
  const read = await withPaths(ctx, rows, async (inputs) => {
    expect(seen.held).toBe(20);
    return Promise.all(inputs.map(async ({ name, path }) => [name, (await readFile(path)).length]));
  });
  expect(read).toEqual(rows.map(({ filename, size }) => [filename, size]));
  expect(seen.mostFetching).toBe(8);
  expect(seen.held).toBe(0);
  await expect(withPaths(ctx, rows, () => Promise.reject(new Error('the tool failed')))).rejects.toThrow(
    'the tool failed',
  );
  expect(seen.held).toBe(0);
});

test('one file that the store has not ends all, and the others are given back', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => add(pdfFile(`m${at}`), `m${at}.pdf`)));
  const rows = await findInputs(watchQueries().ctx, ids, 'pdf');
  await server.ctx.blobs.remove(rows[9]!.blob_key);
  const { ctx, seen } = watchStore();
  let used = false;
  const run = withPaths(ctx, rows, async () => {
    used = true;
  });
  await expect(run).rejects.toMatchObject({ reason: 'file_content_missing' });
  expect([used, seen.held, seen.fetching]).toEqual([false, 0, 0]);
});
