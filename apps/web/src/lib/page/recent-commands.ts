import { useEffect } from 'react';
import { readSession } from '../session/session-store.ts';
import { readItem, writeItem } from './storage.ts';

/** Pages that no command leads to are among them, so that more are kept than are shown. */
const KEPT = 30;
const keyOf = (member: string) => `recent_commands_${member}`;

/** What this member did last in this browser, newest first: commands by their id, and pages by their address. */
export function readRecent(): string[] {
  const member = readSession()?.user.id;
  try {
    const kept: unknown = JSON.parse((member && readItem(keyOf(member))) || '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Wherever it was run: the palette shows it among the recent ones. */
export function noteCommand(id: string): void {
  const member = readSession()?.user.id;
  if (!member) return;
  const ids = [id, ...readRecent().filter((other) => other !== id)];
  writeItem(keyOf(member), JSON.stringify(ids.slice(0, KEPT)));
}

/** For a dialog: it was opened. */
export function useNoted(id: string): void {
  useEffect(() => noteCommand(id), [id]);
}

/** For a page: it was visited. */
export function useNotedVisit(address: Address): void {
  const visited = pageOf(address);
  useEffect(() => noteCommand(visited), [visited]);
}

type Address = { pathname: string; search: string; hash: string };

/** A part of a page. Links of emails carry secrets there, which must not be kept. */
const PART = /^#[a-z]+(?:-[a-z]+)*$/u;

/** Which page it is; not what is on it, such as files and folders. */
export function pageOf({ pathname, search, hash }: Address): string {
  const all = new URLSearchParams(search);
  const kept = new URLSearchParams(
    ['tab', 'view'].flatMap((name) => (all.has(name) ? [[name, all.get(name)!]] : [])),
  );
  return `${pathname}${kept.size ? `?${kept}` : ''}${PART.test(hash) ? hash : ''}`;
}
