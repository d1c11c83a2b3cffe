import { useState } from 'react';
import { useHistory } from '../shared/order/history.ts';
import type { Box } from '../shared/page/page-geometry.ts';
import type { Finds } from './use-search.ts';

export type PageBox = Box & { page: number };

/** Smaller than this nobody meant to draw. */
export const LEAST = { width: 4, height: 4 };

/** What will be covered: finds that were not switched off, and boxes that were drawn. */
export function useRedaction() {
  const [finds, setFinds] = useState<Finds['finds']>([]);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState(-1);
  const history = useHistory<PageBox[]>([]);
  const drawn = history.value;
  const boxesOf = (isLeft: boolean): PageBox[] =>
    finds.flatMap((find, index) =>
      left.has(index) === isLeft ? find.boxes.map((box) => ({ ...box, page: find.page })) : [],
    );
  return {
    finds,
    found: (next: Finds['finds']) => {
      setFinds(next);
      setLeft(new Set());
    },
    left,
    setLeft,
    history,
    drawn,
    chosen,
    setChosen,
    add: (boxes: PageBox[]) => {
      const whole = boxes.filter(({ width, height }) => width >= LEAST.width && height >= LEAST.height);
      if (!whole.length) return;
      history.set([...drawn, ...whole]);
      setChosen(drawn.length + whole.length - 1);
    },
    remove: (index: number) => {
      history.set(drawn.toSpliced(index, 1));
      setChosen(-1);
    },
    covered: boxesOf(false),
    kept: boxesOf(true),
  };
}
export type Redaction = ReturnType<typeof useRedaction>;
