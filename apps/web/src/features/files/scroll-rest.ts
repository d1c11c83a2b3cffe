import { wait } from '../../lib/session/tab-lock.ts';

/**
 * Scrolling faster than this, in pixels per millisecond, loads no pictures; once it slows down, visible files load
 * theirs.
 */
const FLYING = 1.5;
/** By keys, by the bar beside the page, or by a link: so much of the window at once is no reading, and the next may follow. */
const JUMP = 0.5;
const REST_MS = 150;
/** What goes out of sight so soon after the window was scrolled was scrolled away. */
const SCROLLED_MS = 500;
/** What is on its way comes within this, from a server that is not busy. */
const GRACE_MS = 700;

const scroll = { at: -Infinity, top: 0, speed: 0, moved: 0 };
window.addEventListener(
  'scroll',
  ({ timeStamp: at }) => {
    const top = window.scrollY;
    const moved = Math.abs(top - scroll.top);
    Object.assign(scroll, { at, top, moved, speed: moved / (at - scroll.at) });
  },
  { passive: true },
);
const isFlying = () =>
  (scroll.speed > FLYING || scroll.moved > JUMP * window.innerHeight) &&
  performance.now() - scroll.at < REST_MS;

/** Until the window is scrolled slowly enough that what is asked for now is still seen when it comes. */
export async function scrollRest(signal: AbortSignal): Promise<void> {
  while (isFlying()) {
    await wait(REST_MS);
    signal.throwIfAborted();
  }
}

/**
 * Follows a signal for as long as the window is being scrolled, after a moment in which most requests end by themselves:
 * what is scrolled past is not worth drawing, and must not keep the turns from what is in sight. A page or a
 * dialog that is closed leaves a handful of requests, which end by themselves; cut off, they would look like failures.
 */
export function abortWhileScrolling(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const follow = () => {
    if (performance.now() - scroll.at < SCROLLED_MS)
      setTimeout(() => controller.abort(signal.reason), GRACE_MS);
  };
  signal.addEventListener('abort', follow, { once: true });
  return controller.signal;
}
