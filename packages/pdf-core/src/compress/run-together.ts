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
  const failures: unknown[] = [];
  let weight = 0;
  const hasRoom = (own: number) => running.size === 0 || (running.size < atOnce && weight + own <= maxWeight);
  const start = (item: Item, index: number, own: number) => {
    weight += own;
    const job: Promise<void> = work(item, index)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => {
        running.delete(job);
        weight -= own;
      });
    running.add(job);
  };
  try {
    for (const [index, item] of items.entries()) {
      const own = weigh(item);
      while (!hasRoom(own)) await Promise.race(running);
      if (failures.length > 0) break;
      throwIfAborted(context);
      start(item, index, own);
    }
  } finally {
    // Nothing goes on in the background once this has ended, not even after a failure.
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
}
