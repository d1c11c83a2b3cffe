import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@sheaf/api/errors';
import type { InstalledLanguage, OcrLanguages } from '@sheaf/api/ports';
import { shippedFolder } from '@sheaf/pdf-core/tools/ocr/languages.ts';
import { SHIPPED_LANGUAGES } from '@sheaf/pdf-core/tools/ocr/languages.options.ts';
import { isTrainedData, isWholePacked, MAX_TRAINED_BYTES } from '@sheaf/pdf-core/tools/ocr/trained-data.ts';
import { fetchFile, PullError } from '../models/pull-model.ts';

const EDITION = '4.0.0_best_int';
const SILENCE_MS = 20_000;
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
        if (!(await fetchFile(url, half, SILENCE_MS, MAX_TRAINED_BYTES)))
          throw new AppError('ocr_language_unknown', { language, source: new URL(url).host });
        if (!(await isWholePacked(half))) throw new AppError('ocr_data_damaged', { language });
        await rename(half, join(folder, name));
        await removeDamaged(join(folder, `${language}.traineddata`));
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
async function removeDamaged(path: string): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there?.isFile() && !(await isTrainedData(path, there))) await rm(path, { force: true });
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
    const damaged = !(await isTrainedData(join(folder, name), there));
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

function withoutSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : address;
}
