import { expect, test } from 'vitest';
import { keysOf, matchesKey, type ShortcutGroup, shortcuts } from './shortcuts.ts';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('a key is a shortcut with what belongs to it, and with nothing else', () => {
  expect(matchesKey('mod+k', press('k', { ctrlKey: true }))).toBe(true);
  expect(matchesKey('mod+k', press('K', { metaKey: true }))).toBe(true);
  expect(matchesKey('mod+k', press('k'))).toBe(false);
  expect(matchesKey('?', press('?'))).toBe(true);
  expect(matchesKey('Delete', press('Delete', { ctrlKey: true }))).toBe(false);
  expect(matchesKey('Space', press(' '))).toBe(true);
  expect(matchesKey('shift+ArrowUp', press('ArrowUp'))).toBe(false);
  expect(matchesKey('shift+ArrowUp', press('ArrowUp', { shiftKey: true }))).toBe(true);
});

test('no two shortcuts have a key in common', () => {
  const all = (Object.keys(shortcuts) as ShortcutGroup[]).flatMap((group) =>
    keysOf(group).flatMap(([, keys]) => keys),
  );
  expect(new Set(all).size).toBe(all.length);
});
