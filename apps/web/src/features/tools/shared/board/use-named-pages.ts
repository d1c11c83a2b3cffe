import { listPages, writePageRanges } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { isWide } from '../../../../lib/page/is-wide.ts';
import { boardMessages } from './board.messages.ts';
import type { Board } from './use-board.ts';

export interface NamedPages {
  text: string;
  /** Why it names no pages. */
  problem: string | null;
  type: (next: string) => void;
  /** Shows the first of them. */
  show: () => void;
}

/** Positions in the new order, in the syntax of all page ranges; clicked pages are added here. */
export function useNamedPages({ history, selection }: Board, onNamed: (index: number) => void): NamedPages {
  const t = useMessages(boardMessages);
  const pages = history.value;
  const places = pages.flatMap(({ key }, index) => (selection.keys.has(key) ? [index + 1] : []));
  const written = writePageRanges(places);
  const [draft, setDraft] = useState({ text: '', of: '' });
  const text = draft.of === written ? draft.text : written;
  const isWrong = text.trim() !== '' && 'problem' in listPages(text, pages.length);
  return {
    text,
    problem: isWrong ? t('wrong', { count: pages.length }) : null,
    type(next) {
      const read = listPages(next, pages.length);
      // What cannot be read leaves no pages chosen that it does not name.
      const named = 'problem' in read ? [] : [...new Set(read.pages)].toSorted((a, b) => a - b);
      setDraft({ text: next, of: writePageRanges(named.map((index) => index + 1)) });
      selection.choose(named.flatMap((index) => pages[index]?.key ?? []));
      const added = named.find((index) => !places.includes(index + 1));
      // On a narrow screen the field would scroll away while it is typed into: Enter shows the page there.
      if (added !== undefined && isWide()) onNamed(added);
    },
    show() {
      if (places[0] !== undefined) onNamed(places[0] - 1);
    },
  };
}
