const listeners = new Set<() => void>();
let unreachable = false;

/** Told by the stream of events, which is asked for again and again. */
export function noteReach(isReached: boolean): void {
  if (unreachable === !isReached) return;
  unreachable = !isReached;
  for (const listener of listeners) listener();
}

export function isUnreachable(): boolean {
  return unreachable;
}

export function subscribeToReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
