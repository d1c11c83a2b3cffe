import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AppError } from '@sheaf/api/errors';
import type { InstalledLanguage, OcrLanguages } from '@sheaf/api/ports';
import { shippedFolder } from '@sheaf/pdf-core/tools/ocr/languages.ts';
import { SHIPPED_LANGUAGES } from '@sheaf/pdf-core/tools/ocr/languages.options.ts';
import { fetchFile, PullError } from '../models/pull-model.ts';

const EDITION = '4.0.0_best_int';
const SILENCE_MS = 20_000;
/** The largest there are unpack to less than a third of it. */
const MAX_BYTES = 128 * 1024 * 1024;
const MOST_PARTS = 64;
const NAME = /^([A-Za-z_]{2,20})\.traineddata(\.gz)?$/;

/** Some come with the product; others are what lies in the folder, `ita.traineddata` or packed. */
export function createOcrLanguages(folder: string, source: string): OcrLanguages {
  return {
    list: () => listLanguages(folder),
    async add(language) {
      const name = `${language}.traineddata.gz`;
      // One of its own: two administrators may ask at the same time.
      const half = join(folder, `.half-${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      try {
        const url = `${withoutSlash(source)}/${language}/${EDITION}/${name}`;
        if (!(await fetchFile(url, half, SILENCE_MS, MAX_BYTES)))
          throw new AppError('ocr_language_unknown', { language, source: new URL(url).host });
        await requireTrainedData(half, language);
        await rename(half, join(folder, name));
        await removeDamaged(join(folder, `${language}.traineddata`), language);
      } catch (error) {
        if (!(error instanceof PullError)) throw error;
        throw new AppError(
          'ocr_download_failed',
          { language, source: new URL(source).host },
          { cause: error },
        );
      } finally {
        await rm(half, { force: true });
      }
    },
  };
}

/** What was put in place by hand and is damaged would be used before what was downloaded. */
async function removeDamaged(path: string, language: string): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there?.isFile() && (await isDamaged(path, language, there))) await rm(path, { force: true });
}

/** Those that come with the product first; data in the folder is used in place of theirs. */
async function listLanguages(folder: string): Promise<InstalledLanguage[]> {
  const shipped = SHIPPED_LANGUAGES.map(async (code): Promise<InstalledLanguage> => {
    const path = join(shippedFolder(code), `${code}.traineddata.gz`);
    return { code, origin: 'shipped', bytes: (await stat(path)).size };
  });
  const found = new Map((await Promise.all(shipped)).map((language) => [language.code, language]));
  for (const name of await listFolder(folder)) {
    const code = NAME.exec(name)?.[1];
    if (code === undefined) continue;
    // Removed while it is looked at: no language any more.
    const there = await stat(join(folder, name)).catch(() => undefined);
    if (!there?.isFile()) continue;
    const damaged = await isDamaged(join(folder, name), code, there);
    // Unpacked data is used before packed: it says how the language is.
    if (found.get(code)?.origin !== 'added' || !name.endsWith('.gz'))
      found.set(code, { code, origin: 'added', bytes: there.size, ...(damaged && { damaged }) });
  }
  return [...found.values()];
}

async function listFolder(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.toSorted();
}

/** Each file is looked at once, and again when it is another one. */
const looked = new Map<string, Promise<boolean>>();

function isDamaged(path: string, language: string, { size, mtimeMs }: Stats): Promise<boolean> {
  const key = `${path} ${size} ${mtimeMs}`;
  const check = () =>
    path.endsWith('.gz') ? requireTrainedData(path, language) : requireUnpacked(path, size, language);
  const known =
    looked.get(key) ??
    check().then(
      () => false,
      () => true,
    );
  looked.set(key, known);
  return known;
}

/** Where the parts begin stands after their number; none begins behind the end. */
async function requireUnpacked(path: string, size: number, language: string): Promise<void> {
  const file = await open(path);
  const head = Buffer.alloc(MOST_PARTS * 8 + 4);
  const { bytesRead } = await file.read(head, 0, head.length, 0).finally(() => file.close());
  const count = bytesRead >= 4 ? head.readInt32LE(0) : 0;
  const places = Array.from(
    { length: isPartCount(count) && bytesRead >= 4 + count * 8 ? count : 0 },
    (_, at) => Number(head.readBigInt64LE(4 + at * 8)),
  ).filter((place) => place !== -1);
  const isWhole = places.length > 0 && places.every((place) => place >= 4 + count * 8 && place < size);
  if (!isWhole) throw new AppError('ocr_data_damaged', { language });
}

const isPartCount = (count: number) => count >= 1 && count <= MOST_PARTS;

/** Whole, packed as it should be, and data of Tesseract, which begins with how many parts it has. */
async function requireTrainedData(path: string, language: string): Promise<void> {
  const damaged = () => new AppError('ocr_data_damaged', { language });
  const file = await open(path);
  const magic = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  if (magic.buffer.readUInt16BE(0) !== 0x1f_8b) throw damaged();
  let size = 0;
  let parts = Buffer.alloc(0);
  await pipeline(createReadStream(path), createGunzip(), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      size += piece.length;
      if (size > MAX_BYTES) throw damaged();
      if (parts.length < 4) parts = Buffer.concat([parts, piece]).subarray(0, 4);
    }
  }).catch(() => {
    throw damaged();
  });
  const count = parts.length === 4 ? parts.readInt32LE(0) : 0;
  if (!isPartCount(count)) throw damaged();
}

function withoutSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : address;
}
