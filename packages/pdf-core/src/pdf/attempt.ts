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

/** The same, but what was made to break readers is refused: nobody else is to try it. */
export function attemptUnlessComplex<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const isRefused = error instanceof PdfError && error.code === 'too_complex';
    if (isRefused || !(error instanceof PdfError || error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** Undefined for what is damaged; what was made to break readers is refused. */
export function unlessDamaged<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfError && error.code === 'corrupt') return undefined;
    throw error;
  }
}
