import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Every shortcut of the keyboard. What is listed here is what the handlers go by, so the list a person sees cannot say
 * anything else. `mod` is Ctrl, or ⌘ on a Mac; `shift` is named only where the key itself does not tell. Two keys with a
 * space between them are pressed one after the other. Of two that fit, the first in the list is meant.
 */
export const shortcuts = {
  anywhere: { search: ['mod+k'], help: ['?'], find: ['/'], dashboard: ['g d'], files: ['g f'] },
  dashboard: { upload: ['u'], newFolder: ['n'] },
  files: {
    selectAll: ['mod+a'],
    clear: ['Escape'],
    remove: ['Delete'],
    undo: ['mod+z'],
    rename: ['F2'],
    toggle: ['Space'],
    extend: ['shift+ArrowUp', 'shift+ArrowDown', 'shift+ArrowLeft', 'shift+ArrowRight'],
    move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type ShortcutGroup = keyof typeof shortcuts;
export type ShortcutName<Group extends ShortcutGroup> = keyof (typeof shortcuts)[Group] & string;
/** `false`: the key was not for this, and goes on. */
type Handlers<Group extends ShortcutGroup> = Record<ShortcutName<Group>, (event: KeyboardEvent) => unknown>;

/** Where keys belong to what is being typed or chosen. */
const OTHERS = 'input, textarea, select, [role=dialog], [role=menu], [role=listbox], [contenteditable]';

/** The second key of two follows within this. */
const SECOND_KEY_MS = 1500;
let pending: { key: string; at: number } | null = null;
let seen: { event: KeyboardEvent; lead: string } | null = null;

const shown = new Map<ShortcutGroup, number>();
const listeners = new Set<() => void>();
let snapshot: ShortcutGroup[] = [];

/** The keys of a group do something for as long as the component is there. */
export function useShortcuts<Group extends ShortcutGroup>(group: Group, handlers: Handlers<Group>): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const name = findShortcut(group, event);
      if (!name || event.defaultPrevented || !isFree(event)) return;
      if (latest.current[name](event) !== false) event.preventDefault();
    };
    // At the window, after everything nearer to the key has had it.
    window.addEventListener('keydown', onKeyDown);
    changeShown(group, 1);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      changeShown(group, -1);
    };
  }, [group]);
}

/** The groups whose keys do something on the page as it is. */
export function useShownShortcuts(): ShortcutGroup[] {
  return useSyncExternalStore(subscribe, () => snapshot);
}

export function keysOf(group: ShortcutGroup): [name: string, keys: readonly string[]][] {
  return Object.entries(shortcuts[group]);
}

function findShortcut<Group extends ShortcutGroup>(
  group: Group,
  event: KeyboardEvent,
): ShortcutName<Group> | undefined {
  const lead = leadOf(event);
  const isMeant = (keys: string) => {
    const [key = '', second] = keys.split(' ');
    // After the first of two keys the second means nothing else.
    return second === undefined ? !lead && matchesKey(key, event) : key === lead && matchesKey(second, event);
  };
  const found = keysOf(group).find(([, keys]) => keys.some(isMeant));
  return found?.[0] as ShortcutName<Group> | undefined;
}

const leads = new Set(
  Object.values(shortcuts)
    .flatMap((group) => Object.values(group).flat() as string[])
    .flatMap((keys) => (keys.includes(' ') ? [keys.split(' ')[0]] : [])),
);

/** The first of two keys, when this is the second. The same for every group that listens. */
function leadOf(event: KeyboardEvent): string {
  if (seen?.event === event) return seen.lead;
  const lead = pending && event.timeStamp - pending.at < SECOND_KEY_MS ? pending.key : '';
  const key = event.key.toLowerCase();
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  pending = !lead && leads.has(key) && isPlain && isFree(event) ? { key, at: event.timeStamp } : null;
  seen = { event, lead };
  return lead;
}

export function matchesKey(
  shortcut: string,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const wantsMod = shortcut.startsWith('mod+');
  const wantsShift = shortcut.startsWith('shift+');
  const key = shortcut.slice(shortcut.indexOf('+') + 1);
  const pressed = event.key === ' ' ? 'Space' : event.key;
  const isSame = key === pressed || (key.length === 1 && key === pressed.toLowerCase());
  if (!isSame || (wantsShift && !event.shiftKey)) return false;
  return wantsMod === (event.ctrlKey || event.metaKey) && (!event.altKey || key === '?');
}

/** With Ctrl K the palette opens from a text field too, and closes from itself; other keys belong to the field. */
function isFree(event: KeyboardEvent): boolean {
  if (matchesKey(shortcuts.anywhere.search[0], event)) return true;
  const target = event.target instanceof Element ? event.target : document.body;
  return !target.closest(OTHERS) && !document.querySelector('[role=dialog]');
}

function changeShown(group: ShortcutGroup, by: number): void {
  shown.set(group, (shown.get(group) ?? 0) + by);
  snapshot = (Object.keys(shortcuts) as ShortcutGroup[]).filter((name) => (shown.get(name) ?? 0) > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
