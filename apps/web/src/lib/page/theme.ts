import { useSyncExternalStore } from 'react';
import { noteCommand } from './recent-commands.ts';
import { writeItem } from './storage.ts';

export type Theme = 'light' | 'dark';
const KEY = 'theme';
const listeners = new Set<() => void>();

/** public/theme.js has set the class before the first paint; from here on it is the truth. */
function readTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  // The bar around the page, on phones and in an installed app.
  const ground = getComputedStyle(root).getPropertyValue('--bg');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  for (const listener of listeners) listener();
}

export function toggleTheme(): void {
  const theme = readTheme() === 'dark' ? 'light' : 'dark';
  noteCommand('theme');
  writeItem(KEY, theme);
  showTheme(theme);
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === KEY) showTheme(newValue === 'dark' ? 'dark' : 'light');
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}
