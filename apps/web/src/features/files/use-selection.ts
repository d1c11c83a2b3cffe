import { useState } from 'react';
import { type Item, withName } from './item.ts';

export interface Selection {
  items: Item[];
  has: (id: string) => boolean;
  /** With shift, everything from the one chosen last to this one. */
  toggle: (index: number, withRange: boolean) => void;
  /** From where it began to the second place; back again, it shrinks. */
  extend: (from: number, to: number) => void;
  replace: (items: Item[]) => void;
  /** One of them has another name now. */
  rename: (id: string, name: string) => void;
  clear: () => void;
}

/** `itemAt` knows the order on the screen, folders first; what is not loaded yet cannot be chosen. */
export function useSelection(itemAt: (index: number) => Item | undefined): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  const [anchor, setAnchor] = useState<number | null>(null);
  /** Where the range that grows from the anchor ends. */
  const [lead, setLead] = useState<number | null>(null);
  function itemsBetween(one: number, other: number): Item[] {
    const first = Math.min(one, other);
    const count = Math.abs(one - other) + 1;
    return Array.from({ length: count }, (_, offset) => itemAt(first + offset)).filter(
      (item) => item !== undefined,
    );
  }
  function toggle(index: number, withRange: boolean) {
    const item = itemAt(index);
    if (!item) return;
    const next = new Map(chosen);
    if (withRange && anchor !== null) {
      for (const between of itemsBetween(anchor, index)) next.set(between.id, between);
    } else if (!next.delete(item.id)) next.set(item.id, item);
    setChosen(next);
    if (!withRange) setAnchor(index);
    setLead(index);
  }
  function extend(from: number, to: number) {
    const start = lead === from && anchor !== null ? anchor : from;
    const next = new Map(chosen);
    for (const item of itemsBetween(start, from)) next.delete(item.id);
    for (const item of itemsBetween(start, to)) next.set(item.id, item);
    setChosen(next);
    setAnchor(start);
    setLead(to);
  }
  function replace(items: Item[]) {
    setChosen(new Map(items.map((item) => [item.id, item])));
    setAnchor(null);
    setLead(null);
  }
  function rename(id: string, name: string) {
    setChosen((was) => {
      const item = was.get(id);
      return item ? new Map(was).set(id, withName(item, name)) : was;
    });
  }
  return {
    items: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle,
    extend,
    replace,
    rename,
    clear: () => replace([]),
  };
}
