interface Progress {
  done: number;
  total: number;
}

/** Before so much of it is known, a guess would jump. */
const KNOWN_SHARE = 0.05;
const KNOWN_SECONDS = 2;

export function percentOf(progress: Progress | null): number {
  return progress && progress.total > 0 ? Math.min(100, (progress.done / progress.total) * 100) : 0;
}

/**
 * Estimated seconds left at the speed until the last piece was done, which was `reachedAfter` seconds from the start. It counts
 * down while the next piece is worked on, to what the pieces after that take; null while nothing reliable is known.
 */
export function estimateRemaining(
  progress: Progress | null,
  reachedAfter: number,
  elapsed: number,
): number | null {
  const share = percentOf(progress) / 100;
  if (!progress || share < KNOWN_SHARE || share >= 1 || reachedAfter < KNOWN_SECONDS) return null;
  const perPiece = reachedAfter / progress.done;
  const left = progress.total - progress.done;
  const least = perPiece * Math.max(0, left - 1);
  const counted = Math.max(least, perPiece * left - Math.max(0, elapsed - reachedAfter));
  return counted > 0 ? counted : null;
}
