import { type ToolContext, throwIfAborted } from '../tool.ts';

/** Works on several things of a document at a time, and reports each that is done as a page. */
export async function inLanes<Item, Made>(
  items: readonly Item[],
  most: number,
  context: Pick<ToolContext, 'signal' | 'progress'> | undefined,
  make: (item: Item, signal: AbortSignal) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(context?.signal ? [context.signal] : [])]);
  let next = 0;
  let done = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      throwIfAborted({ signal });
      const slot = next++;
      made[slot] = await make(items[slot]!, signal);
      context?.progress?.(++done, items.length, 'page');
    }
  };
  const lanes = Array.from({ length: Math.min(most, items.length) }, () => lane());
  try {
    await Promise.all(lanes);
  } catch (error) {
    // The document closes when this function ends, so no lane may still be drawing from it.
    stop.abort();
    await Promise.allSettled(lanes);
    throw error;
  }
  return made;
}
