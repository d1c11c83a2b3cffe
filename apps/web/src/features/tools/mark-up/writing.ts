import type { KeyboardEvent } from 'react';
import type { Marks } from './use-marks.ts';

export const MOST_LETTERS = 20_000;

export const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus({ preventScroll: true });

export function endOnEscape(event: KeyboardEvent, marks: Marks): void {
  event.stopPropagation();
  if (event.key !== 'Escape') return;
  event.preventDefault();
  marks.settle();
}
