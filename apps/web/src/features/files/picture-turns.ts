/**
 * So many pictures at once: a browser has six connections to a server, of which events and what a click asks for need some.
 * The others wait here, and those that are scrolled past before their turn are never asked for.
 */
const MOST = 4;

let running = 0;
const waiting = new Set<() => void>();

/** Does the work when its turn comes. What is given up before is not begun. */
export async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (running < MOST) running += 1;
  else await untilTurn(signal);
  try {
    return await work();
  } finally {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }
}

function untilTurn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(begin);
      reject(signal.reason as Error);
    };
    const begin = () => {
      waiting.delete(begin);
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    waiting.add(begin);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
