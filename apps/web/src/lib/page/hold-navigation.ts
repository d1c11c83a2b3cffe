import type { Navigator } from 'react-router';
import { beforeRouter } from './before-router.ts';

type History = Pick<Navigator, 'push' | 'replace' | 'go'>;

/**
 * Holds back every way to another page of the app, and to another file on the same page: links, menus, the browser's back and
 * forward, and `leaveContent`. `onTry` gets what goes on with it. The router of the app has no blocker of its own; one that has would weigh more than all of a page's script may grow.
 */
export function holdNavigation(history: History, onTry: (leave: () => void) => void): () => void {
  const { push, replace } = history;
  const { pathname } = window.location;
  const here = readPlace(window.history.state);

  function release(): void {
    Object.assign(history, { push, replace });
    Object.assign(beforeRouter, { onPop: null, onLeave: null });
  }
  const hold = (go: () => void) =>
    onTry(() => {
      release();
      go();
    });
  // The browser has gone there already: it is led back before the router hears of it.
  function onPop(event: PopStateEvent): void {
    const steps = readPlace(event.state) - here;
    if (Number.isNaN(steps)) return;
    event.stopImmediatePropagation();
    if (steps === 0) return;
    history.go(-steps);
    hold(() => history.go(steps));
  }

  Object.assign(history, {
    push: (...target: Parameters<typeof push>) => hold(() => push(...target)),
    // A page that writes into its own address is not left.
    replace(...target: Parameters<typeof replace>) {
      const [to] = target;
      if (typeof to === 'object' && to.pathname === pathname) replace(...target);
      else hold(() => replace(...target));
    },
  } satisfies Partial<History>);
  Object.assign(beforeRouter, { onPop, onLeave: hold });
  return release;
}

/** The place in the list of pages, as the router numbers them; a jump within the page has none. */
function readPlace(state: unknown): number {
  return (state as { idx?: number } | null)?.idx ?? Number.NaN;
}
