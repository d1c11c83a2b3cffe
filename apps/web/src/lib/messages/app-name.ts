import { nameApp } from '@sheaf/messages/formatter';
import { useSyncExternalStore } from 'react';

/** The server writes it into each entry page, so that no page begins under another name. */
let current = readEntryPage() ?? 'Sheaf';
const listeners = new Set<() => void>();
nameApp(current);

/** What this instance is called now. */
export function appName(): string {
  return current;
}

/** What this instance is called, now and after an administrator has renamed it. */
export function useAppName(): string {
  return useSyncExternalStore(subscribe, () => current);
}

/** All that is on the page says the new name at once. */
export function rememberAppName(name: string): void {
  if (name === current) return;
  current = name;
  nameApp(name);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readEntryPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content || undefined;
}
