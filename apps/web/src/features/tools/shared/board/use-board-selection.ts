import { useState } from 'react';
import type { BoardPage } from './board-page.ts';

export interface BoardSelection {
  keys: ReadonlySet<string>;
  /** Chosen and still there, in their order. */
  chosen: BoardPage[];
  choose: (keys: Iterable<string>) => void;
  /** One alone; with `toggle` beside the others; with `extend` all from the one before to it. */
  click: (index: number, how: { toggle?: boolean; extend?: boolean }) => void;
}

export function useBoardSelection(pages: readonly BoardPage[]): BoardSelection {
  const [{ keys, anchor }, setState] = useState<{ keys: ReadonlySet<string>; anchor: string | null }>({
    keys: new Set(),
    anchor: null,
  });
  const chosen = keys.size ? pages.filter(({ key }) => keys.has(key)) : [];
  return {
    keys,
    chosen,
    choose: (next) => setState({ keys: new Set(next), anchor }),
    click: (index, { toggle, extend }) => {
      const key = pages[index]?.key;
      if (key === undefined) return;
      const from = extend ? pages.findIndex((page) => page.key === anchor) : -1;
      if (from >= 0) {
        const range = pages.slice(Math.min(from, index), Math.max(from, index) + 1).map((page) => page.key);
        return setState({ keys: new Set(toggle ? [...keys, ...range] : range), anchor });
      }
      const next = new Set(toggle ? keys : []);
      if (toggle && keys.has(key)) next.delete(key);
      else next.add(key);
      setState({ keys: next, anchor: key });
    },
  };
}
