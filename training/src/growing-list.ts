/** A list of 32-bit numbers, for the tens of millions that an array of JavaScript would hold at several times the size. */
export type GrowingList = { items: Int32Array; length: number };

export const emptyList = (): GrowingList => ({ items: new Int32Array(1 << 16), length: 0 });

export function append(list: GrowingList, item: number): void {
  if (list.length === list.items.length) {
    const larger = new Int32Array(list.items.length * 2);
    larger.set(list.items);
    list.items = larger;
  }
  list.items[list.length++] = item;
}

export const trimmed = ({ items, length }: GrowingList) => items.subarray(0, length);
