import { useState } from 'react';
import type { Item } from './item.ts';

export interface Selection {
  items: Item[];
  has: (id: string) => boolean;
  /** With shift, everything from the one chosen last to this one. */
  toggle: (index: number, withRange: boolean) => void;
  replace: (items: Item[]) => void;
  clear: () => void;
}

/** `itemAt` knows the order on the screen, folders first; what is not loaded yet cannot be chosen. */
export function useSelection(itemAt: (index: number) => Item | undefined): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  const [anchor, setAnchor] = useState<number | null>(null);
  function toggle(index: number, withRange: boolean) {
    const item = itemAt(index);
    if (!item) return;
    const next = new Map(chosen);
    if (withRange && anchor !== null) {
      const [from, to] = anchor < index ? [anchor, index] : [index, anchor];
      for (let at = from; at <= to; at += 1) {
        const between = itemAt(at);
        if (between) next.set(between.id, between);
      }
    } else if (!next.delete(item.id)) next.set(item.id, item);
    setChosen(next);
    if (!withRange) setAnchor(index);
  }
  function replace(items: Item[]) {
    setChosen(new Map(items.map((item) => [item.id, item])));
    setAnchor(null);
  }
  return {
    items: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle,
    replace,
    clear: () => replace([]),
  };
}
