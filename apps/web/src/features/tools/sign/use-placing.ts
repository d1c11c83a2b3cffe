import type { SignPlace } from '@sheaf/pdf-core/tools/sign-places/report.ts';
import { useRef, useState } from 'react';
import { type History, useHistory } from '../shared/order/history.ts';
import { type Box, moveBox, type PageSize, type Point } from '../shared/page/page-geometry.ts';
import {
  boxAtPlace,
  boxAtPoint,
  carryBox,
  isOpen,
  type Mark,
  type PlacedMark,
  snapBox,
} from './placed-marks.ts';

export interface Placing {
  placed: PlacedMark[];
  history: History<PlacedMark[]>;
  selected: PlacedMark | null;
  select: (id: string | null) => void;
  /** Places of the document where nothing has been put yet. */
  open: SignPlace[];
  putAt: (mark: Mark, page: number, point: Point) => void;
  putIn: (mark: Mark, place: SignPlace) => void;
  change: (one: PlacedMark, changes: Partial<PlacedMark>) => void;
  /** Dragged there, on this page or another. */
  carry: (one: PlacedMark, to: Pick<PlacedMark, 'page' | 'box'>) => void;
  /** At the same place of another page. */
  putOn: (one: PlacedMark, page: number) => void;
  /** The same on all the pages that do not have it there. */
  repeat: (one: PlacedMark) => void;
  remove: (id: string) => void;
}

/** What is put on which page, with undo. */
export function usePlacing(pages: PageSize[], places: SignPlace[]): Placing {
  const history = useHistory<PlacedMark[]>([]);
  const [selectedId, setSelected] = useState<string | null>(null);
  const gesture = useRef(0);
  const { value: placed, set } = history;

  /** A mark is selected when a pointer takes it: what it moves from there on is taken back at once. */
  function select(id: string | null): void {
    gesture.current++;
    setSelected(id);
  }

  function put(mark: Mark, page: number, box: Box): void {
    const one = { id: crypto.randomUUID(), page, box, mark };
    set([...placed, one]);
    select(one.id);
  }

  function change(one: PlacedMark, changes: Partial<PlacedMark>): void {
    set(
      placed.map((other) => (other.id === one.id ? { ...other, ...changes } : other)),
      `${one.id} ${gesture.current} ${Object.keys(changes).join(' ')}`,
    );
  }

  return {
    placed,
    history,
    selected: placed.find(({ id }) => id === selectedId) ?? null,
    select,
    open: places.filter((place) => isOpen(place, placed)),
    putAt: (mark, page, point) => {
      const size = pages[page - 1];
      const here = places.filter((place) => place.page === page && isOpen(place, placed));
      if (size) put(mark, page, boxAtPoint(mark, point, size, here));
    },
    putIn: (mark, place) => put(mark, place.page, boxAtPlace(mark, place)),
    change,
    carry: (one, { page, box }) => {
      const size = pages[page - 1];
      const here = places.filter((place) => place.page === page);
      if (size) change(one, { page, box: snapBox(box, here, size) });
    },
    putOn: (one, page) => {
      const size = pages[page - 1];
      if (size) change(one, { page, box: carryBox(one.box, one.box, size) });
    },
    repeat: ({ page, box, mark }) => {
      const copies = pages.flatMap((size, index): PlacedMark[] =>
        index + 1 === page
          ? []
          : [{ id: crypto.randomUUID(), page: index + 1, box: moveBox(box, { x: 0, y: 0 }, size), mark }],
      );
      set([...placed, ...copies]);
    },
    remove: (id) => {
      set(placed.filter((one) => one.id !== id));
      select(null);
    },
  };
}
