import { useState } from 'react';
import { readItem, writeItem } from '../../lib/page/storage.ts';

export type SortKey = 'name' | 'date' | 'modified' | 'size' | 'type';
export interface ListLook {
  view: 'grid' | 'list';
  sort: SortKey;
  order: 'asc' | 'desc';
}

const KEY = 'file_list';
const usual: ListLook = { view: 'grid', sort: 'date', order: 'desc' };
const allowed: { [Key in keyof ListLook]: readonly ListLook[Key][] } = {
  view: ['grid', 'list'],
  sort: ['name', 'date', 'modified', 'size', 'type'],
  order: ['asc', 'desc'],
};

/** How the member likes to see lists, kept on this machine. */
export function useListLook(): [ListLook, (changes: Partial<ListLook>) => void] {
  const [look, setLook] = useState(readLook);
  function changeLook(changes: Partial<ListLook>) {
    const next = { ...look, ...changes };
    setLook(next);
    writeItem(KEY, JSON.stringify(next));
  }
  return [look, changeLook];
}

function readLook(): ListLook {
  try {
    const kept: Partial<ListLook> = { ...JSON.parse(readItem(KEY) ?? '{}') };
    const pick = <Key extends keyof ListLook>(key: Key): ListLook[Key] => {
      const value = kept[key];
      return value !== undefined && allowed[key].includes(value) ? value : usual[key];
    };
    return { view: pick('view'), sort: pick('sort'), order: pick('order') };
  } catch {
    return usual;
  }
}
