import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Every shortcut of the keyboard. What is listed here is what the handlers go by, so the list a person sees cannot say
 * anything else. `mod` is Ctrl, or ⌘ on a Mac; `Shift` is named only where the key itself does not tell.
 */
export const shortcuts = {
  anywhere: { search: ['mod+k'], help: ['?'] },
  files: {
    selectAll: ['mod+a'],
    clear: ['Escape'],
    remove: ['Delete'],
    rename: ['F2'],
    move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type ShortcutGroup = keyof typeof shortcuts;
export type ShortcutName<Group extends ShortcutGroup> = keyof (typeof shortcuts)[Group] & string;
/** `false`: the key was not for this, and goes on. */
type Handlers<Group extends ShortcutGroup> = Record<ShortcutName<Group>, (event: KeyboardEvent) => unknown>;

/** Where keys belong to what is being typed or chosen. */
const OTHERS = 'input, textarea, select, [role=dialog], [role=menu], [role=listbox], [contenteditable]';

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
  const found = keysOf(group).find(([, keys]) => keys.some((key) => matchesKey(key, event)));
  return found?.[0] as ShortcutName<Group> | undefined;
}

export function matchesKey(
  shortcut: string,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  const wantsMod = shortcut.startsWith('mod+');
  const key = wantsMod ? shortcut.slice('mod+'.length) : shortcut;
  const isSame = key === event.key || (key.length === 1 && key === event.key.toLowerCase());
  return isSame && wantsMod === (event.ctrlKey || event.metaKey) && (!event.altKey || key === '?');
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
