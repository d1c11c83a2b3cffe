/** A split into more files than this wants a zip. */
export const MAX_RESULTS = 200;
