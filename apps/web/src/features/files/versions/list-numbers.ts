import type { Version } from '@sheaf/api/features/files/files.versions.schema.ts';

/** A number of a file: a version, or what was restored as a newer one. */
export type Numbered = { number: number } & (
  | { version: Version; now?: undefined }
  | { version?: undefined; now: number }
);

/** The numbers of a file, newest first: a restored version keeps its place in the list, though its bytes moved. */
export function listNumbers(versions: readonly Version[] = []): Numbered[] {
  const known = new Set(versions.map(({ number }) => number));
  const moved = versions.flatMap(({ number: now, was }) =>
    was.filter((number) => !known.has(number)).map((number) => ({ number, now })),
  );
  const kept = versions.map((version) => ({ number: version.number, version }));
  return [...kept, ...moved].toSorted((a, b) => b.number - a.number);
}
