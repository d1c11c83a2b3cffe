import type { SideName } from './comparison.ts';

/** `null` is the current version, whichever that is. */
export type WantedVersions = Record<SideName, number | null>;

const NAME = 'versions';

/** `?versions=2` compares version 2 of the file with the current one, `?versions=2,4` with version 4. */
export function readVersions(search: URLSearchParams): WantedVersions | null {
  const text = search.get(NAME);
  if (!text || !/^\d*(?:,\d*)?$/u.test(text)) return null;
  const [before = null, after = null] = text.split(',').map((number) => Number(number) || null);
  return { before, after };
}

export function writeVersions(search: URLSearchParams, { before, after }: WantedVersions): string {
  const next = new URLSearchParams(search);
  next.set(NAME, [before, after].map((number) => number ?? '').join(','));
  return next.toString().replaceAll('%2C', ',');
}
