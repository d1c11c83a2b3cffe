import type { ReactNode } from 'react';

export type Mark = [from: number, to: number];
export type PaletteGroup =
  | 'recent'
  | 'files'
  | 'passages'
  | 'folders'
  | 'tools'
  | 'pages'
  | 'meaning'
  | 'actions';

export interface Passage {
  where: string;
  text: string;
  marks: Mark[];
}

/** One row of the palette, wherever it comes from. */
export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  label: string;
  marks?: Mark[];
  icon: ReactNode;
  /** At the end of the row, in a lower voice. */
  hint?: string;
  passage?: Passage;
  /** What else it is found by. */
  words?: string;
  /** Shown only to who looks for it: the list at rest is short. */
  onlyFound?: boolean;
  run: () => void;
}

/** Places by what they are called, or what else they are found by. */
export function findPlaces(places: PaletteEntry[], query: string): PaletteEntry[] {
  const asked = fold(query);
  if (!asked) return places.filter(({ onlyFound }) => !onlyFound);
  return places.flatMap((place): PaletteEntry[] => {
    const at = fold(place.label).indexOf(asked);
    if (at >= 0) return [{ ...place, marks: [[at, at + asked.length]] }];
    return fold(place.words ?? '').includes(asked) ? [place] : [];
  });
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
