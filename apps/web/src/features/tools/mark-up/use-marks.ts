import type { Annotation } from '@sheaf/pdf-core/options';
import { useRef, useState } from 'react';
import { hasWords } from '../annotate/annotations.ts';
import { type History, useHistory } from '../shared/order/history.ts';
import type { PlacedMark } from './drafts.ts';

export interface Marks {
  /** As they are seen now, with the one whose words are being written. */
  shown: PlacedMark[];
  history: History<PlacedMark[]>;
  selected: PlacedMark | null;
  /** The id of the mark whose words are being written. */
  writing: string | null;
  select: (id: string | null) => void;
  add: (mark: Annotation, isSelected?: boolean) => void;
  change: (id: string, mark: Annotation) => void;
  remove: (id: string) => void;
  /** Opens the words of a note or a text. */
  write: (one: PlacedMark) => void;
  changeWords: (mark: Annotation) => void;
  /** Takes over what was written. Without words, the mark goes. */
  settle: () => void;
}

/** The marks of a document that are not saved yet. Writing the words of one is one step of the history. */
export function useMarks(first: PlacedMark[]): Marks {
  const history = useHistory<PlacedMark[]>(first);
  const [selectedId, setSelected] = useState<string | null>(null);
  const [written, setWritten] = useState<PlacedMark | null>(null);
  const gesture = useRef(0);
  const { value: placed, set } = history;
  const isNew = written !== null && !placed.some(({ id }) => id === written.id);
  const shown = placed.map((one) => (one.id === written?.id ? written : one));
  const all = written && isNew ? [...shown, written] : shown;

  function select(id: string | null): void {
    gesture.current++;
    setSelected(id);
  }

  function settle(): void {
    if (!written) return;
    setWritten(null);
    const was = placed.find(({ id }) => id === written.id);
    if (!hasWords(written.mark)) {
      if (was) set(placed.filter(({ id }) => id !== was.id));
      select(null);
    } else if (!was) set([...placed, written]);
    else if (was.mark !== written.mark) set(placed.with(placed.indexOf(was), written));
  }

  return {
    shown: all,
    history,
    selected: all.find(({ id }) => id === selectedId) ?? null,
    writing: written?.id ?? null,
    select,
    settle,
    add(mark, isSelected) {
      const one = { id: crypto.randomUUID(), mark };
      const hasText = mark.type === 'text' || mark.type === 'note';
      if (hasText) setWritten(one);
      else set([...placed, one]);
      // Whoever draws or highlights goes on doing so.
      select(hasText || isSelected ? one.id : null);
    },
    change(id, mark) {
      if (written?.id === id) setWritten({ id, mark });
      else
        set(
          placed.map((one) => (one.id === id ? { id, mark } : one)),
          `${id} ${gesture.current}`,
        );
    },
    remove(id) {
      if (written?.id === id) setWritten(null);
      if (placed.some((one) => one.id === id)) set(placed.filter((one) => one.id !== id));
      select(null);
    },
    write(one) {
      select(one.id);
      setWritten(one);
    },
    changeWords: (mark) => setWritten((was) => was && { ...was, mark }),
  };
}
