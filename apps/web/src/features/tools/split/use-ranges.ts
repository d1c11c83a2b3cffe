import { useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { type Parts, formatParts, parseParts } from './split-parts.ts';

export interface Ranges {
  text: string;
  /** Why the text is no list of parts. The parts are then those of before. */
  problem: string | undefined;
  type: (next: string) => void;
}

/** Typed text counts once it can be parsed; clicked pages are added to it. */
export function useRanges(pageCount: number, parts: Parts, onParts: (parts: Parts) => void): Ranges {
  const t = useMessages(pdfToolsMessages);
  const written = formatParts(parts);
  const [draft, setDraft] = useState({ text: written, of: parts });
  // Changed by clicks meanwhile: what was being typed is over.
  const text = draft.of === parts ? draft.text : written;
  const read = parseParts(text, pageCount);
  return {
    text,
    problem: 'wrong' in read ? t('split.wrong', { text: read.wrong, pages: pageCount }) : undefined,
    type(next) {
      const typed = parseParts(next, pageCount);
      if ('wrong' in typed) return setDraft({ text: next, of: parts });
      setDraft({ text: next, of: typed.parts });
      onParts(typed.parts);
    },
  };
}
