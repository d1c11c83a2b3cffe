/** The name itself, or with the first number that no file of the folder has: `lease-signed`, `lease-signed-2`. */
export function freeName(name: string, ending: string, filenames: readonly string[]): string {
  const taken = new Set(filenames.map((filename) => filename.toLowerCase()));
  for (let number = 1; ; number++) {
    const next = number === 1 ? name : `${name}-${number}`;
    if (!taken.has((next + ending).toLowerCase())) return next;
  }
}
