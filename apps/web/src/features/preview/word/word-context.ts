import { createContext } from 'react';
import type { Word } from './word.ts';

export interface WordPlace {
  word: Word;
  goTo: (paragraph: number) => void;
}

/** The document that is shown, for what is deep inside it. */
export const WordContext = createContext<WordPlace | null>(null);
