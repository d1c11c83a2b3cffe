type Bounds = { atOnce: number; signal?: AbortSignal | undefined };

/**
 * A few at a time, the results in the order of what was given. After a failure nothing more is started, what is under way
 * is told by its signal, and the failure is thrown when all of it has ended.
 */
export async function eachAtOnce<One, Made>(
  all: One[],
  { atOnce, signal }: Bounds,
  work: (one: One, signal: AbortSignal) => Promise<Made>,
): Promise<Made[]> {
  const stop = new AbortController();
  const within = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const made: Made[] = [];
  const failures: unknown[] = [];
  let next = 0;
  const lane = async () => {
    try {
      for (let at = next++; at < all.length; at = next++) {
        within.throwIfAborted();
        made[at] = await work(all[at]!, within);
      }
    } catch (error) {
      failures.push(error);
      stop.abort();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, lane));
  if (failures.length) throw failures[0];
  return made;
}
