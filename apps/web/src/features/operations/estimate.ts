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

/** Estimated seconds left at the current speed; null while the estimate is unreliable. */
export function estimateRemaining(progress: Progress | null, elapsed: number): number | null {
  const share = percentOf(progress) / 100;
  if (share < KNOWN_SHARE || share >= 1 || elapsed < KNOWN_SECONDS) return null;
  return (elapsed / share) * (1 - share);
}
