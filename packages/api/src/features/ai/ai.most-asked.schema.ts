// Apart and without zod, so that a page need not load it.

/** As many files as are asked together. */
export const MOST_ASKED = 100;
