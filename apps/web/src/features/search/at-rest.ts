import { noteCommand, pageOf, readRecent } from '../../lib/page/recent-commands.ts';
import { isAtHand, type PaletteEntry } from './palette-entry.ts';

const SHOWN = 5;
/** The first row is what Enter runs: nobody is signed out by it. */
const NEVER = 'signOut';

type Address = Parameters<typeof pageOf>[0];

/** Before anything is typed: what can be done with what the page holds, then what was run last, else what is most useful, the recent files, and the usual rest. */
export function atRest(places: PaletteEntry[], files: PaletteEntry[], here: Address): PaletteEntry[] {
  const own = places.filter((place) => isAtHand(place) && !place.onlyFound);
  const others = places.filter((place) => !own.includes(place));
  const recent = recentCommands(others, pageOf(here));
  const first = recent.length > 0 ? recent : usefulCommands(others);
  const shown = new Set(first.map(({ id }) => id));
  const usual = others.filter(({ id, onlyFound }) => !onlyFound && !shown.has(id));
  return [...own, ...first, ...files, ...usual];
}

/** What is run here. Pages note themselves when they are visited, and files are no commands. */
export function noteRun(places: PaletteEntry[], entry: PaletteEntry): void {
  const { id, to, notedAs } = entry;
  const isCommand = to === undefined && id !== NEVER && !isAtHand(entry);
  if (isCommand && places.some((place) => place.id === id)) noteCommand(notedAs ?? id);
}

function usefulCommands(places: PaletteEntry[]): PaletteEntry[] {
  return places.filter(({ isUseful }) => isUseful).map((place) => ({ ...place, group: 'usefulCommands' }));
}

/** Newest first. The page that is open is the last of them: nobody wants to go there. None where it is the only one. */
function recentCommands(places: PaletteEntry[], here: string): PaletteEntry[] {
  const open = placeOf(places, here);
  const noted = new Set(readRecent().flatMap((one) => placeOf(places, one) ?? []));
  const others = [...noted].filter((place) => place !== open);
  if (others.length === 0) return [];
  const shown = open ? [...others.slice(0, SHOWN - 1), open] : others.slice(0, SHOWN);
  return shown.map((place) => ({ ...place, group: 'recentCommands' }));
}

/** The command that was noted, or else the one that leads nearest to the page that was. */
function placeOf(places: PaletteEntry[], noted: string): PaletteEntry | undefined {
  const command = places.find(({ id, notedAs }) => (notedAs ?? id) === noted);
  if (command || !noted.startsWith('/')) return command;
  return places
    .filter(({ to }) => to !== undefined && leadsTo(to, noted))
    .toSorted((one, other) => other.to!.length - one.to!.length)[0];
}

function leadsTo(to: string, noted: string): boolean {
  const [one, other] = [to, noted].map((address) => new URL(address, 'http://here'));
  if (!one || !other || one.pathname !== other.pathname) return false;
  const hasAll = [...one.searchParams].every(([name, value]) => other.searchParams.get(name) === value);
  return hasAll && (one.hash === '' || one.hash === other.hash);
}
