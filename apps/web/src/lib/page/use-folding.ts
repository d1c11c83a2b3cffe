import { type RefObject, useLayoutEffect, useState } from 'react';

/** The order in which the parts of a row give way, the first first; those without it stay. */
const RANK = 'data-folds';
const FOLDED = 'data-folded';
/** Stands for the parts that are nowhere else; it takes room only where one of them folds. */
const MORE = 'data-folds-more';
const KEPT = 'data-kept-as';

/**
 * Folds the parts of a row that have no room, as measured: the words of every language have a width of their own.
 * The answer names the folded parts that are kept behind the part `data-folds-more`.
 */
export function useFolding(ref: RefObject<HTMLElement | null>): string[] {
  const [folded, setFolded] = useState('');
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = () => setFolded(fold(row).join(' '));
    measure();
    const sizes = new ResizeObserver(measure);
    const watchSizes = () => {
      sizes.disconnect();
      for (const part of [row, ...row.children]) sizes.observe(part);
    };
    // Parts that are loaded late come without a change of the row's own width.
    const parts = new MutationObserver(watchSizes);
    parts.observe(row, { childList: true });
    watchSizes();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [ref]);
  return folded ? folded.split(' ') : [];
}

function fold(row: HTMLElement): string[] {
  const parts = [...row.children] as HTMLElement[];
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const more = parts.find((part) => part.hasAttribute(MORE));
  const shown = new Set(parts.filter((part) => part !== more && !isOut(part)));
  const inTurn = parts
    .filter((part) => shown.has(part) && part.hasAttribute(RANK))
    .toSorted((one, other) => Number(one.getAttribute(RANK)) - Number(other.getAttribute(RANK)));
  const kept: string[] = [];
  const isOver = () => {
    const drawn = [...shown, ...(more && kept.length ? [more] : [])];
    const wide = drawn.reduce((sum, part) => sum + part.getBoundingClientRect().width + gap, -gap);
    return wide > row.getBoundingClientRect().width + 0.5;
  };
  for (const part of inTurn) {
    if (!isOver()) break;
    shown.delete(part);
    const name = part.getAttribute(KEPT);
    if (name) kept.push(name);
  }
  for (const part of parts)
    part.toggleAttribute(FOLDED, part === more ? kept.length === 0 : !shown.has(part));
  return kept;
}

const isOut = (part: HTMLElement) => getComputedStyle(part).display === 'none';
