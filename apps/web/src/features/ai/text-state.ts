import type { Reading } from '@sheaf/api/features/files/files.schema.ts';

export type TextState = 'pending' | 'failed' | 'no_text' | 'ocr_found_nothing' | 'needs_ocr';

/** Why there is no text to ask: it is still being read, it cannot be read, there is none, or OCR has yet to be run. */
export function textStateOf({ state, text_missing }: Reading): TextState {
  return state === 'done' ? (text_missing ?? 'no_text') : state;
}
