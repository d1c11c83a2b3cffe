import { PdfError } from '../errors.ts';

/** Undefined for what is damaged beyond our reading, or made to break readers: others may still read it, or refuse it. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfError || error instanceof RangeError) return undefined;
    throw error;
  }
}
