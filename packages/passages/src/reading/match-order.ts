/** How likely each word of a question is met in a unit, and where. */
type Matched = [likeness: number, at: number][];

/** Neighbours of the question that stand beside each other here too. */
export function pairsOf(matched: Matched): number {
  if (matched.length < 2) return -1;
  let pairs = 0;
  for (let i = 1; i < matched.length; i++) {
    const [[a, from], [b, to]] = [matched[i - 1]!, matched[i]!];
    if (a > 0.4 && b > 0.4 && Math.abs(to - from) <= 3 && to !== from) pairs += Math.min(a, b);
  }
  return pairs / (matched.length - 1);
}

/** The longest run of the question's words that stands here in the same order without more than a word between, of all. */
export function runOf(matched: Matched): number {
  let [best, run] = [0, 0];
  matched.forEach(([likeness, at], i) => {
    const [before, last] = matched[i - 1] ?? [0, -9];
    run = likeness <= 0.4 ? 0 : before > 0.4 && at > last && at - last <= 3 ? run + 1 : 1;
    best = Math.max(best, run);
  });
  return best / (matched.length || 1);
}

export function orderOf(matched: Matched): number {
  const seats = matched.filter(([likeness]) => likeness > 0.4).map(([, at]) => at);
  let forward = 0;
  for (let i = 1; i < seats.length; i++) if (seats[i]! > seats[i - 1]!) forward++;
  return forward / (seats.length - 1);
}
