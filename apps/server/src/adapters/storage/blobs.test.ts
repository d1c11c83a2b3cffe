import { randomBytes, randomUUID } from 'node:crypto';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '@sheaf/api/ports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, s3Keys, type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { createDiskStore } from './blobs-disk.ts';
import { createS3Store, prepareBucket } from './blobs-s3.ts';

const silent = { info() {}, warn() {}, error() {} };
const MB = 1024 * 1024;

type Made = { store: BlobStore; folder: string; stop(): Promise<void> };

async function makeDiskStore(): Promise<Made> {
  const { path, remove } = await makeFolder();
  return { store: createDiskStore(join(path, 'files')), folder: path, stop: remove };
}

async function makeS3Store(): Promise<Made> {
  const [objects, work] = await Promise.all([makeFolder(), makeFolder()]);
  const server: S3Server = await startS3Server(objects.path);
  const settings = {
    bucket: 'sheaf',
    region: 'us-east-1',
    endpoint: server.url,
    folder: work.path,
    ...s3Keys,
  };
  await prepareBucket(settings, silent);
  const stop = async () => {
    await server.stop();
    await Promise.all([objects.remove(), work.remove()]);
  };
  return { store: createS3Store(settings), folder: work.path, stop };
}

describe.each([
  ['disk', makeDiskStore],
  ['S3', makeS3Store],
])('a store on %s', (_name, make) => {
  let made: Made;
  beforeAll(async () => {
    made = await make();
  });
  afterAll(() => made.stop());

  const put = async (bytes: Buffer, key: string = randomUUID()) => {
    const path = join(made.folder, randomUUID());
    await writeFile(path, bytes);
    await made.store.put(key, path);
    return { key, path };
  };
  const read = async (key: string, range?: { start: number; end: number }) =>
    buffer(await made.store.open(key, range));
  const keys = (before: Date) => Array.fromAsync(made.store.list(before));

  test('takes a file over and gives the same bytes back, whole and by range', async () => {
    const bytes = randomBytes(100_000);
    const { key, path } = await put(bytes);
    expect((await read(key)).equals(bytes)).toBe(true);
    expect((await read(key, { start: 10, end: 19 })).equals(bytes.subarray(10, 20))).toBe(true);
    expect((await read(key, { start: 99_999, end: 99_999 })).equals(bytes.subarray(99_999))).toBe(true);
    await expect(access(path)).rejects.toThrow('ENOENT');
  });

  test('a file of several parts is the same file', async () => {
    const bytes = randomBytes(37 * MB + 11);
    const { key } = await put(bytes);
    expect((await read(key)).equals(bytes)).toBe(true);
    const edge = { start: 16 * MB - 5, end: 16 * MB + 5 };
    expect((await read(key, edge)).equals(bytes.subarray(edge.start, edge.end + 1))).toBe(true);
  });

  test('what is put under the same key takes the place of what was there', async () => {
    const { key } = await put(Buffer.from('first'));
    await put(Buffer.from('second'), key);
    expect(String(await read(key))).toBe('second');
  });

  test('a missing blob is not found, and removing it is not an error', async () => {
    const { key } = await put(Buffer.from('x'));
    await made.store.remove(key);
    await made.store.remove(key);
    await expect(made.store.open(key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(made.store.withFile(key, (path) => readFile(path))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('a failed put leaves nothing', async () => {
    const key = randomUUID();
    await expect(made.store.put(key, join(made.folder, 'nowhere'))).rejects.toThrow('ENOENT');
    await expect(made.store.open(key)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a tool reads it as a file, and nothing of that is left', async () => {
    const { key } = await put(Buffer.from('for a tool'));
    const before = await readdir(made.folder);
    expect(await made.store.withFile(key, (path) => readFile(path, 'utf8'))).toBe('for a tool');
    await expect(
      made.store.withFile(key, () => Promise.reject(new Error('the tool failed'))),
    ).rejects.toThrow('the tool failed');
    expect(await readdir(made.folder)).toEqual(before);
  });

  test('lists what was put before a time', async () => {
    const { key } = await put(Buffer.from('listed'));
    expect(await keys(new Date(Date.now() + 60_000))).toContain(key);
    expect(await keys(new Date(Date.now() - 60_000))).not.toContain(key);
  });

  test('ten at once do not disturb each other', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => put(Buffer.alloc(50_000, n))));
    for (const [n, { key }] of all.entries())
      expect((await read(key)).every((byte) => byte === n)).toBe(true);
  });

  test('has no address for strangers unless one is set', async () => {
    const { key } = await put(Buffer.from('x'));
    expect(await made.store.link(key, { filename: 'a', type: 'application/pdf', seconds: 60 })).toBeNull();
  });
});
