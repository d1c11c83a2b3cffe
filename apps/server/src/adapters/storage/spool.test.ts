import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detectType, prepareSpool } from './spool.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-spool-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('what was left behind long ago is cleared, and what is being written stays', async () => {
  await mkdir(join(folder, 'left-behind'));
  await writeFile(join(folder, 'left-behind', 'page.pdf'), 'old');
  await utimes(join(folder, 'left-behind'), 0, 0);
  await writeFile(join(folder, 'being-written'), 'new');
  await prepareSpool(folder, 60_000);
  expect(existsSync(join(folder, 'left-behind'))).toBe(false);
  expect(existsSync(join(folder, 'being-written'))).toBe(true);
});

test('a process starts while others come and go in the same folder', async () => {
  const atWork = new AbortController();
  const neighbours = ['a', 'b', 'c', 'd'].map((name) => comeAndGo(join(folder, name), atWork.signal));
  for (let start = 0; start < 300; start++)
    await expect(prepareSpool(folder, 60_000)).resolves.toBeUndefined();
  atWork.abort();
  await Promise.all(neighbours);
});

/** The header of an old Office file, with the size of its sectors and the place of its directory as they are given. */
function oldOffice(shift: number, directory: number, names = ''): Buffer {
  const bytes = Buffer.alloc(512 * 4);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(shift, 30);
  bytes.writeUInt32LE(directory, 48);
  bytes.write(names, 512, 'utf16le');
  return bytes;
}

test.each([
  [9, 0, 'application/msword'],
  [28, 0, 'application/x-cfb'],
  [31, 0, 'application/x-cfb'],
  [0, 0, 'application/x-cfb'],
  [65535, 0xffffffff, 'application/x-cfb'],
  [12, 0xffffffff, 'application/x-cfb'],
])('an old Office file with sectors of 2^%i bytes is judged at once', async (shift, directory, type) => {
  const path = join(folder, 'a.doc');
  await writeFile(path, oldOffice(shift, directory, 'WordDocument\0'));
  const before = process.memoryUsage.rss();
  const start = process.threadCpuUsage();
  expect(await detectType(path)).toBe(type);
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(200);
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024);
});

test.each([
  [Buffer.from('PK\u0003\u0004'), 'application/zip'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/x-cfb'],
  [Buffer.alloc(0), 'application/octet-stream'],
])('a file that ends within its first bytes has a type all the same', async (bytes, type) => {
  const path = join(folder, 'short');
  await writeFile(path, bytes);
  expect(await detectType(path)).toBe(type);
});

/** As a book begins: its media type is its first part, and not packed. */
const EPUB = `PK\u0003\u0004\u0014${'\0'.repeat(13)}\u0014\0\0\0\u0014\0\0\0\u0008\0\0\0mimetypeapplication/epub+zipPK\u0003\u0004`;

test.each([
  ['notes.md', '# Notes\n', 'text/markdown'],
  ['notes.txt', 'Notes', 'text/plain'],
  ['page.HTML', '<p>a</p>', 'text/html'],
  ['page.xhtml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'text/html'],
  ['message.eml', 'From: a@example.org\r\n\r\nhello', 'message/rfc822'],
  ['notes.txt', 'a\0b', 'application/octet-stream'],
  ['notes.md', '%PDF-1.7', 'application/pdf'],
  ['notes.txt', EPUB, 'application/epub+zip'],
  ['run.sh', 'rm -r .', 'application/octet-stream'],
  ['', 'words', 'application/octet-stream'],
])('text is text by its bytes, and its kind is that of its name: %s', async (name, text, type) => {
  const path = join(folder, 'text');
  await writeFile(path, text);
  expect(await detectType(path, name)).toBe(type);
});

async function comeAndGo(path: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await writeFile(path, 'a page');
    await rm(path);
  }
}
