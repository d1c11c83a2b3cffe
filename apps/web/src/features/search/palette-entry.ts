import type { ReactNode } from 'react';
import { type Mark, matchCommand } from './match-words.ts';

export type { Mark };
export type PaletteGroup =
  | 'openFile'
  | 'selection'
  | 'recentCommands'
  | 'usefulCommands'
  | 'recent'
  | 'files'
  | 'passages'
  | 'folders'
  | 'fileCommands'
  | 'tools'
  | 'pages'
  | 'settings'
  | 'meaning'
  | 'actions'
  | 'list';

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
  /** At the end of the row, in a lower voice: why it was found. */
  hint?: string;
  /** Of a file: why it cannot be asked or found by its text. */
  state?: ReactNode;
  passage?: Passage;
  /** What it is done to, as its label says it: one does not look for a command by that. */
  object?: string;
  /** What else it is found by. */
  words?: string;
  /** What it does, as it is told elsewhere: its words count for less than its names. */
  about?: string;
  /** The address that it leads to: a visit there counts as having run it. */
  to?: string;
  /** What it is noted as once it was run, if not by its id. */
  notedAs?: string;
  /** Shown first to a member who has not run any command yet. */
  isUseful?: true;
  /** Shown only to who looks for it: the list at rest is short. */
  onlyFound?: boolean;
  run: () => void;
}

/** What is open or selected is what is most likely meant. */
const AT_HAND = 1;

/** Whether it is done with what the page holds. */
export function isAtHand({ group }: PaletteEntry): boolean {
  return group === 'openFile' || group === 'selection';
}

/** More than these of one query, and the documents would be out of sight. */
const MOST = 8;

/** Commands, tools, pages and settings by what they are called, or what else they are found by; the best first. */
export function findPlaces(
  places: PaletteEntry[],
  query: string,
): { exact: PaletteEntry[]; guessed: PaletteEntry[] } {
  const found = places
    .flatMap((place) => {
      const match = matchCommand(query, place.label, place.words, place.about, place.object);
      if (!match) return [];
      const score = match.score + (isAtHand(place) ? AT_HAND : 0);
      return [{ place: { ...place, marks: match.marks }, match: { ...match, score } }];
    })
    .toSorted((a, b) => b.match.score - a.match.score)
    .slice(0, MOST);
  const pick = (isGuess: boolean) =>
    byGroup(found.filter(({ match }) => match.isGuess === isGuess).map(({ place }) => place));
  return { exact: pick(false), guessed: pick(true) };
}

/** In display order: a group has the position of its best entry. */
export function byGroup(entries: PaletteEntry[]): PaletteEntry[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.flatMap((group) => entries.filter((entry) => entry.group === group));
}
