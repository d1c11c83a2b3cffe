/**
 * How much a document may ask for. Every number is a defence against a file made to exhaust the machine; none is
 * reached by the documents people work with.
 */
const MB = 1024 * 1024;

export const limits = {
  /** One decoded stream. The largest honest one seen is a 180 MB page image; a Flate bomb inflates 1000 times. */
  decodedStreamBytes: 256 * MB,
  /** Filters chained on one stream. Real files use two at most. */
  filtersPerStream: 8,
  /** Arrays and dictionaries inside one another. Deeper ones are made to overflow the stack. */
  nestingDepth: 200,
  /** Pages of one document. /Count is never trusted; pages are counted by walking. */
  pages: 20_000,
  /** Objects of one document. */
  objects: 4_000_000,
  /** Pixels of one rendered page: 64 million are 256 MB of RGBA. */
  renderedPixels: 64_000_000,
  /** The longer side of a rendered page. */
  renderedSide: 30_000,
  /** Pixels of an image that is decoded (12 000 x 12 000 costs seconds and 600 MB). */
  imagePixels: 150_000_000,
} as const;
