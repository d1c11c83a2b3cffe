import { throwIfAborted } from '../tool.ts';
import type { ToolContext } from '../tool.ts';

export type Bounds<Item> = {
  /** Work under way at the same time. */
  atOnce: number;
  /** What an item takes of the memory that all work under way may take together. */
  weigh: (item: Item) => number;
  maxWeight: number;
};

/** Works on several items at the same time, in threads of the runtime's own; an item that is too heavy goes alone. */
export async function runTogether<Item>(
  items: Item[],
  { atOnce, weigh, maxWeight }: Bounds<Item>,
  work: (item: Item, index: number) => Promise<void>,
  context: ToolContext | undefined,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let weight = 0;
  try {
    for (const [index, item] of items.entries()) {
      const own = weigh(item);
      while (running.size >= atOnce || (running.size > 0 && weight + own > maxWeight)) {
        await Promise.race(running);
      }
      throwIfAborted(context);
      weight += own;
      const job: Promise<void> = work(item, index).finally(() => {
        running.delete(job);
        weight -= own;
      });
      running.add(job);
    }
    await Promise.all(running);
  } finally {
    // Nothing goes on in the background once this has ended, not even after a failure.
    await Promise.allSettled(running);
  }
}
