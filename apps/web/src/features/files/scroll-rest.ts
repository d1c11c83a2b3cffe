import { wait } from '../../lib/session/tab-lock.ts';

/**
 * Scrolling faster than this, in pixels per millisecond, loads no pictures; once it slows down, visible files load
 * theirs.
 */
const FLYING = 1.5;
const REST_MS = 100;

const scroll = { at: -Infinity, top: 0, speed: 0 };
window.addEventListener(
  'scroll',
  ({ timeStamp: at }) => {
    const top = window.scrollY;
    Object.assign(scroll, { at, top, speed: Math.abs(top - scroll.top) / (at - scroll.at) });
  },
  { passive: true },
);
const isFlying = () => scroll.speed > FLYING && performance.now() - scroll.at < REST_MS;

/** Until the window is scrolled slowly enough that what is asked for now is still seen when it comes. */
export async function scrollRest(signal: AbortSignal): Promise<void> {
  while (isFlying()) {
    await wait(REST_MS);
    signal.throwIfAborted();
  }
}
