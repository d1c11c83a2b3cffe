import { access, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type ShippedLanguage, SHIPPED_LANGUAGES } from './languages.options.ts';
import { PdfError } from '../../errors.ts';
import { isTrainedData } from './trained-data.ts';

/** Languages to read, and the folder of those that were added, as NAME.traineddata, packed or not. */
export type Languages = { codes: string; folder?: string };

/**
 * The trained data of "eng" or "eng+deu", together in one folder while `use` starts a reader with them. Some languages
 * come with the product; nothing is fetched from anywhere.
 */
export async function withLanguages<T>(languages: Languages, use: (path: string) => Promise<T>): Promise<T> {
  const codes = languages.codes.split('+');
  const files = await Promise.all(codes.map((code) => findData(code, languages.folder)));
  const together = await mkdtemp(join(tmpdir(), 'sheaf-languages-'));
  try {
    for (const [i, code] of codes.entries()) await copyFile(files[i]!, join(together, `${code}.traineddata`));
    return await use(together);
  } finally {
    await rm(together, { recursive: true, force: true });
  }
}

export async function hasLanguage(code: string, folder: string | undefined): Promise<boolean> {
  const path = await findPath(code, folder);
  return path !== undefined && (await isWhole(path, folder));
}

/** What comes with the product needs no look: unpacking it takes as long as reading a line. */
const isWhole = async (path: string, folder: string | undefined) =>
  dirname(path) !== folder || (await isTrainedData(path));

async function findData(code: string, folder: string | undefined): Promise<string> {
  const path = await findPath(code, folder);
  if (path === undefined) throw new PdfError('ocr_language_missing', { language: code });
  if (!(await isWhole(path, folder)))
    throw new PdfError('ocr_language_damaged', { language: code, file: basename(path) });
  return path;
}

async function findPath(code: string, folder: string | undefined): Promise<string | undefined> {
  const shipped = SHIPPED_LANGUAGES.find((known) => known === code);
  const folders = [folder ?? [], shipped ? shippedFolder(shipped) : []].flat();
  for (const candidate of folders)
    for (const ending of ['.traineddata', '.traineddata.gz']) {
      const path = join(candidate, code + ending);
      const there = await access(path).then(
        () => true,
        () => false,
      );
      if (there) return path;
    }
  return undefined;
}

/** Where the packed data of a language lies that comes with the product. */
export function shippedFolder(language: ShippedLanguage): string {
  const entry = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`);
  return join(dirname(entry), '4.0.0_best_int');
}
