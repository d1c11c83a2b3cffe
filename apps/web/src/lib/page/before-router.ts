type OnPop = (event: PopStateEvent) => void;
type OnLeave = (go: () => void) => void;

/**
 * Hears of back and forward before the router, which listens once it is drawn: listeners of a window are called in their order.
 * `onLeave` is there while leaving is held back.
 */
export const beforeRouter: { onPop: OnPop | null; onLeave: OnLeave | null } = { onPop: null, onLeave: null };

window.addEventListener('popstate', (event) => beforeRouter.onPop?.(event));

/** Replaces what a page shows without going to another page: held back as that is. */
export function leaveContent(go: () => void): void {
  if (beforeRouter.onLeave) beforeRouter.onLeave(go);
  else go();
}
