import { fold } from '../../lib/page/fold.ts';
import { byGroup, type PaletteEntry } from './palette-entry.ts';

const EXTENSION = /\.[a-z0-9]{1,8}$/u;

/**
 * Commands and what is called so, in the order of how surely each is meant: a whole name of a file or folder, a command
 * whose name begins so, a file of that name without its extension, a command whose synonym begins so, a file or folder
 * whose name begins so, and the rest as it was.
 */
export function rankEntries(query: string, places: PaletteEntry[], own: PaletteEntry[]): PaletteEntry[] {
  const asked = fold(query.trim());
  const rankPlace = (place: PaletteEntry) =>
    fold(place.label).startsWith(asked) ? 1 : hasSynonym(place, asked) ? 3 : 5;
  const rankOwn = (entry: PaletteEntry) => {
    if (entry.group !== 'files' && entry.group !== 'folders') return 6;
    const name = fold(entry.label);
    if (name === asked) return 0;
    if (name.replace(EXTENSION, '') === asked) return 2;
    return name.startsWith(asked) ? 4 : 6;
  };
  const ranked = [
    ...places.map((entry) => ({ entry, rank: rankPlace(entry) })),
    ...own.map((entry) => ({ entry, rank: rankOwn(entry) })),
  ];
  // Without a name that begins so, commands stay before all that is the member's.
  if (!ranked.some(({ entry, rank }) => rank < 6 && own.includes(entry))) return [...places, ...own];
  return byGroup(ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry));
}

/** Whether nothing that is still looked for can be meant more surely, but for a name that is exactly so. */
export function isSure(query: string, { label, words = '' }: PaletteEntry): boolean {
  const asked = fold(query.trim());
  return fold(label).startsWith(asked) || fold(words).split(' ').includes(asked);
}

function hasSynonym({ words = '' }: PaletteEntry, asked: string): boolean {
  return ` ${fold(words)}`.includes(` ${asked}`);
}
