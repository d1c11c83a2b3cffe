import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Made anew by each run and not kept in git. */
const folder = join(import.meta.dirname, '../../../gallery');
const before = join(folder, 'before');

/** What README.md shows is kept in git. */
const documented = join(import.meta.dirname, '../../../docs/screens');

/** Writes a picture; where it differs from that of the last run, that one is kept beside it. */
export async function keepPicture(name: string, bytes: Buffer): Promise<void> {
  await mkdir(before, { recursive: true });
  const file = join(folder, name);
  if (existsSync(file) && !(await readFile(file)).equals(bytes)) await rename(file, join(before, name));
  else await rm(join(before, name), { force: true });
  await writeFile(file, bytes);
  if (existsSync(join(documented, name))) await writeFile(join(documented, name), bytes);
}

/** A page with all pictures: first those that changed since the last run, beside what they were. */
export async function listPictures(): Promise<void> {
  const changed = await listIn(before);
  const all = await listIn(folder);
  const picture = (path: string) => `<a href="${path}"><img src="${path}" alt="${path}" height="220"></a>`;
  const page = [
    '<!doctype html><meta charset="utf-8"><title>Screens</title>',
    `<h1>Changed since the last run (${changed.length})</h1>`,
    ...changed.map((name) => `<h2>${name}</h2>${picture(`before/${name}`)} ${picture(name)}`),
    `<h1>All screens (${all.length})</h1>`,
    ...all.map(picture),
  ];
  await writeFile(join(folder, 'index.html'), page.join('\n'));
}

async function listIn(directory: string): Promise<string[]> {
  if (!existsSync(directory)) return [];
  return (await readdir(directory)).filter((name) => name.endsWith('.webp')).sort();
}
