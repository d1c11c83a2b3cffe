import { readdir } from 'node:fs/promises';

/** English comes with the product; others are what lies in the folder, `deu.traineddata` or packed. */
export async function listOcrLanguages(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = names.flatMap((name) => /^([A-Za-z_]{2,20})\.traineddata(\.gz)?$/.exec(name)?.[1] ?? []);
  return [...new Set(['eng', ...found.toSorted()])];
}
