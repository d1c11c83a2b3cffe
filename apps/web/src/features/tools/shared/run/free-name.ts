import { raiseNumber } from '@sheaf/pdf-core/options';

/** The name itself, or with the first number that no file of the folder has: `lease-signed`, `lease-signed (2)`. */
export function freeName(name: string, ending: string, filenames: readonly string[]): string {
  const taken = new Set(filenames.map((filename) => filename.toLowerCase()));
  let free = name;
  while (taken.has(`${free}${ending}`.toLowerCase())) free = raiseNumber(free);
  return free;
}
