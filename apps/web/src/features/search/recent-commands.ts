import { readItem, writeItem } from '../../lib/page/storage.ts';
import { readSession } from '../../lib/session/session-store.ts';
import type { PaletteEntry } from './palette-entry.ts';

const KEPT = 5;
const keyOf = () => `recent_commands_${readSession()?.user.id ?? ''}`;

/** What this member ran last in this browser, newest first. */
export function recentCommands(places: PaletteEntry[]): PaletteEntry[] {
  const known = new Map(places.map((place) => [place.id, place]));
  return readIds().flatMap((id): PaletteEntry[] => {
    const place = known.get(id);
    return place ? [{ ...place, group: 'recentCommands' }] : [];
  });
}

export function rememberCommand(id: string): void {
  const ids = [id, ...readIds().filter((other) => other !== id)];
  writeItem(keyOf(), JSON.stringify(ids.slice(0, KEPT)));
}

function readIds(): string[] {
  try {
    const kept: unknown = JSON.parse(readItem(keyOf()) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}
