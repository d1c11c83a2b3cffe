export interface Art {
  /** Sheets and their contents. */
  ink: string;
  /** Their lines of text, quieter. */
  faint?: string;
  /** What the tool does, drawn by the binding thread. */
  thread: string;
  isStitched?: true;
}

export const SHEET = 'M38 8h32l12 12v60H38zM70 8v12h12';
