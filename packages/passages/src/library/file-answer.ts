import type { Amount } from './typed-amount.ts';

/** What is said, and the day or the sum that it is, where that is certain. */
export type Value = { text: string; date?: string } & Partial<Amount>;
export type Fit = 'yes' | 'maybe' | 'no';
export type FileAnswer = {
  outcome: 'answered' | 'closest';
  /** How likely it is the right place; 1 for a key fact. */
  confidence: number;
  page: number;
  /** Stands on the page word for word. */
  quote: string;
  value?: Value;
  /** Whether the value meets the condition of the question; `maybe` where that is not certain. */
  fit: Fit;
  /** Whether the file is of the kind that was asked about, by its name or its first page. */
  isOfKind?: boolean;
};

export type Said = Omit<FileAnswer, 'fit' | 'value'> & {
  value?: Value;
  context: string;
  /** When it ends, as reckoned from what it says. */
  until?: string;
};
