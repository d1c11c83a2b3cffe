import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../../lib/page/storage.ts';

export type SortKey = 'name' | 'date' | 'modified' | 'size' | 'type';
/** What the list can show beside the name, from left to right. */
export const listColumns = ['type', 'pages', 'size', 'date', 'modified', 'ai', 'tags'] as const;
export type ListColumn = (typeof listColumns)[number];
export interface ListLook {
  view: 'grid' | 'list';
  sort: SortKey;
  order: 'asc' | 'desc';
  columns: ListColumn[];
}

const KEY = 'file_list';
const usual: ListLook = {
  view: 'grid',
  sort: 'date',
  order: 'desc',
  columns: ['size', 'modified', 'ai', 'tags'],
};
type Choice = Omit<ListLook, 'columns'>;
const allowed: { [Key in keyof Choice]: readonly Choice[Key][] } = {
  view: ['grid', 'list'],
  sort: ['name', 'date', 'modified', 'size', 'type'],
  order: ['asc', 'desc'],
};

let current: ListLook | undefined;
const listeners = new Set<() => void>();

/** How the member likes to see lists, kept on this machine. */
export function useListLook(): [ListLook, typeof changeListLook] {
  return [useSyncExternalStore(subscribe, readListLook), changeListLook];
}

export function readListLook(): ListLook {
  current ??= readLook();
  return current;
}

export function changeListLook(changes: Partial<ListLook>): void {
  current = { ...readListLook(), ...changes };
  writeItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readLook(): ListLook {
  try {
    const kept: Partial<ListLook> = { ...JSON.parse(readItem(KEY) ?? '{}') };
    const pick = <Key extends keyof Choice>(key: Key): Choice[Key] => {
      const value = kept[key];
      return value !== undefined && allowed[key].includes(value) ? value : usual[key];
    };
    const chosen = Array.isArray(kept.columns) ? kept.columns : usual.columns;
    const columns = listColumns.filter((column) => chosen.includes(column));
    return { view: pick('view'), sort: pick('sort'), order: pick('order'), columns };
  } catch {
    return usual;
  }
}
