type Bounds = { atOnce: number; signal?: AbortSignal | undefined };

/**
 * Runs a few at a time and returns the results in input order. After a failure nothing more starts, the signal stops
 * running work, and the failure is thrown once all of it has ended.
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
