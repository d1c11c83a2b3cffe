// Apart and without zod, so that a page need not load it.

/** Bytes of one picture, and how many a member may keep. */
export const MAX_MARK_BYTES = 256 * 1024;
export const MAX_MARKS = 12;
export const MAX_MARK_SIDE = 3000;
