/** Isotonic regression: neighbours that go down are put together until none does. */
export function fitSteps(list: { score: number; right: boolean }[]): [number, number][] {
  const blocks: { from: number; sum: number; count: number }[] = [];
  for (const { score, right } of list.toSorted((a, b) => a.score - b.score)) {
    blocks.push({ from: score, sum: Number(right), count: 1 });
    for (let last = blocks.at(-1)!; blocks.length > 1; last = blocks.at(-1)!) {
      const before = blocks.at(-2)!;
      if (before.sum / before.count < last.sum / last.count) break;
      blocks.splice(-2, 2, {
        from: before.from,
        sum: before.sum + last.sum,
        count: before.count + last.count,
      });
    }
  }
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return blocks
    .filter(({ count }) => count > 3)
    .map(({ from, sum, count }) => [round(from), round(sum / count)]);
}
