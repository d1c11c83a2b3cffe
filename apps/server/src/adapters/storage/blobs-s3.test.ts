import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, s3Keys, startS3Server, startSpeaker } from '../../testing/s3-server.ts';
import { createS3Store, prepareBucket, type S3Settings } from './blobs-s3.ts';

const MB = 1024 * 1024;
const DOWN = { code: 'unavailable', message: /file storage can’t be reached/ };
const silent = { info() {}, warn() {}, error() {} };

async function folder(): Promise<string> {
  const { path, remove } = await makeFolder();
  onTestFinished(remove);
  return path;
}

async function settingsFor(endpoint: string, timeoutMs?: number): Promise<S3Settings> {
  return {
    bucket: 'sheaf',
    region: 'us-east-1',
    endpoint,
    folder: await folder(),
    timeoutMs,
    ...s3Keys,
  };
}

/** An S3 store whose responses the test sets. */
async function storeThatSays(answer: RequestListener, timeoutMs?: number) {
  const server = await startSpeaker(answer);
  onTestFinished(server.stop);
  const settings = await settingsFor(server.url, timeoutMs);
  return { settings, store: createS3Store(settings) };
}

const xmlError = (status: number, code: string): RequestListener => {
  return (req, res) => {
    req.resume();
    res.writeHead(status, { 'content-type': 'application/xml' });
    res.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>said so</Message></Error>`);
  };
};

test.each([
  ['refuses us', xmlError(403, 'SignatureDoesNotMatch')],
  ['has no such bucket', xmlError(404, 'NoSuchBucket')],
  ['is broken', xmlError(500, 'InternalError')],
  ['is no store at all', (_req, res) => void res.writeHead(502).end('<html>Bad gateway')],
  ['hangs up', (req) => void req.destroy()],
  ['says nothing', () => undefined],
] as [string, RequestListener][])(
  'a store that %s is away: a coded error, and soon',
  async (_what, answer) => {
    const { settings, store } = await storeThatSays(answer, 150);
    const path = join(settings.folder, 'file');
    await writeFile(path, 'bytes');
    const began = Date.now();
    await expect(store.open('key')).rejects.toMatchObject({ code: DOWN.code });
    await expect(store.put('key', path)).rejects.toMatchObject({ code: DOWN.code });
    await expect(store.remove('key')).rejects.toThrow(DOWN.message);
    await expect(Array.fromAsync(store.list(new Date()))).rejects.toThrow(DOWN.message);
    expect(await readdir(settings.folder)).toEqual(['file']);
    expect(Date.now() - began).toBeLessThan(20_000);
  },
);

test('a port without a listener is an unavailable store', async () => {
  const store = createS3Store(await settingsFor('http://127.0.0.1:9'));
  await expect(store.open('key')).rejects.toMatchObject({ code: 'unavailable' });
});

test('an unknown host name is an unavailable store', async () => {
  const store = createS3Store(await settingsFor('http://store.invalid'));
  await expect(store.open('key')).rejects.toMatchObject({ code: 'unavailable' });
});

test('an answer that is cut leaves no half file for the tools', async () => {
  const { settings, store } = await storeThatSays((_req, res) => {
    res.writeHead(200, { 'content-length': 1000 });
    res.write('half', () => res.destroy());
  });
  await expect(store.withFile('key', () => Promise.resolve('used'))).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await readdir(settings.folder)).toEqual([]);
});

test('a part that broke is sent again; when it cannot be, the parts sent before are given up', async () => {
  const asked: string[] = [];
  let broken = 1;
  const { settings, store } = await storeThatSays((req, res) => {
    const { searchParams } = new URL(req.url ?? '', 'http://store');
    asked.push(
      `${req.method} ${searchParams.get('partNumber') ?? [...searchParams.keys()].find((k) => k !== 'x-id')}`,
    );
    req.resume().on('end', () => {
      if (req.method === 'PUT' && searchParams.get('partNumber') === '2' && broken-- > 0)
        return req.socket.destroy();
      if (req.method === 'PUT') return res.writeHead(200, { etag: '"e"' }).end();
      if (req.method === 'DELETE') return res.writeHead(204).end();
      if (req.method === 'HEAD') return res.writeHead(200, { 'content-length': 33 * MB }).end();
      const root = searchParams.has('uploads')
        ? 'InitiateMultipartUploadResult'
        : 'CompleteMultipartUploadResult';
      res.end(`<${root}><UploadId>U</UploadId><ETag>"e"</ETag></${root}>`);
    });
  });
  const path = join(settings.folder, 'large');
  await writeFile(path, Buffer.alloc(33 * MB));
  await store.put('key', path);
  expect(asked).toEqual([
    'POST uploads',
    'PUT 1',
    'PUT 2',
    'PUT 2',
    'PUT 3',
    'POST uploadId',
    'HEAD undefined',
  ]);

  asked.length = 0;
  broken = Number.POSITIVE_INFINITY;
  await writeFile(path, Buffer.alloc(33 * MB));
  await expect(store.put('key', path)).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toEqual(['POST uploads', 'PUT 1', 'PUT 2', 'PUT 2', 'PUT 2', 'DELETE uploadId']);
});

test('the sweep gives up parts of puts that were cut long ago, and no others', async () => {
  const given: string[] = [];
  const { store } = await storeThatSays((req, res) => {
    const { searchParams, pathname } = new URL(req.url ?? '', 'http://store');
    if (req.method === 'DELETE') {
      given.push(`${pathname} ${searchParams.get('uploadId')}`);
      return void res.writeHead(204).end();
    }
    const upload = (key: string, at: string) =>
      `<Upload><Key>${key}</Key><UploadId>of-${key}</UploadId><Initiated>${at}</Initiated></Upload>`;
    const uploads = upload('old', '2020-01-01T00:00:00Z') + upload('new', new Date().toISOString());
    const [root, inside] = searchParams.has('uploads')
      ? ['ListMultipartUploadsResult', uploads]
      : ['ListBucketResult', '<IsTruncated>false</IsTruncated>'];
    res.end(`<?xml version="1.0"?><${root}>${inside}</${root}>`);
  });
  expect(await Array.fromAsync(store.list(new Date(Date.now() - 60_000)))).toEqual([]);
  expect(given).toEqual(['/sheaf/old of-old']);
});

test('a list is complete, also beyond the thousand that a store returns at once', async () => {
  const objects = await folder();
  const keys = Array.from({ length: 1005 }, (_, i) => `k${String(i).padStart(4, '0')}`);
  await mkdir(join(objects, 'sheaf'));
  for (const key of keys)
    for (const [kind, content] of [
      ['object', 'bytes'],
      ['metadata.json', '{}'],
    ] as const)
      await writeFile(join(objects, 'sheaf', `${key}._S3rver_${kind}`), content);
  const server = await startS3Server(objects);
  onTestFinished(server.stop);
  const store = createS3Store(await settingsFor(server.url));
  expect((await Array.fromAsync(store.list(new Date(Date.now() + 60_000)))).toSorted()).toEqual(keys);
});

test('a link downloads the file by its name, for anyone who has it, until it expires', async () => {
  const server = await startS3Server(await folder());
  onTestFinished(server.stop);
  const settings = { ...(await settingsFor(server.url)), publicEndpoint: server.url };
  await prepareBucket(settings, silent);
  await prepareBucket(settings, silent);
  const store = createS3Store(settings);
  const [key, path] = [randomUUID(), join(settings.folder, 'file')];
  await writeFile(path, 'the bytes');
  await store.put(key, path);
  const file = { filename: 'Über "uns".pdf', type: 'application/pdf', seconds: 60 };
  const link = (await store.link(key, file)) ?? '';
  const answer = await fetch(link);
  expect(String(await buffer(answer.body!))).toBe('the bytes');
  expect(answer.headers.get('content-type')).toContain('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="_ber _uns_.pdf"; filename*=UTF-8''%C3%9Cber%20%22uns%22.pdf`,
  );
  expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('60');
  expect(link).not.toContain(s3Keys.secretAccessKey + '&');
});
