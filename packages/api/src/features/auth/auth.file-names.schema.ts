// Without zod, so that a page that saves a file need not load it.

const NO_WORD = /[^\p{L}\p{N}]+/gu;
const EDGES = /^-|-$/gu;

/** The name of an instance as the name of a file begins with it. */
export function nameForFiles(instance: string): string {
  return instance.toLowerCase().replace(NO_WORD, '-').replace(EDGES, '') || 'sheaf';
}
