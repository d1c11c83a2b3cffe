import { createNamer } from '@sheaf/pdf-core/options';

/** The name itself, or with the first number that no file of the folder has: `lease-signed`, `lease-signed-2`. */
export function freeName(name: string, ending: string, filenames: readonly string[]): string {
  const give = createNamer((number) => `-${number}`);
  for (const filename of filenames) give(filename, '');
  return give(name, ending).slice(0, -ending.length);
}
