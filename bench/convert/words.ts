/** Words in their order, as letters and digits: neither spacing nor signs make a difference. */
export function listWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export type Share = { wanted: number; found: number; right: number };

export function addShares(shares: Share[]): Share {
  const sum = (pick: (share: Share) => number) => shares.reduce((total, share) => total + pick(share), 0);
  return {
    wanted: sum(({ wanted }) => wanted),
    found: sum(({ found }) => found),
    right: sum(({ right }) => right),
  };
}

export function f1({ wanted, found, right }: Share): number {
  return wanted + found ? (2 * right) / (wanted + found) : 1;
}

/** How many of some things are among others, each as often as it occurs. */
export function shareOf(wanted: string[], found: string[]): Share {
  const counts = new Map<string, number>();
  for (const one of wanted) counts.set(one, (counts.get(one) ?? 0) + 1);
  let right = 0;
  for (const one of found) {
    const left = counts.get(one) ?? 0;
    if (!left) continue;
    right++;
    counts.set(one, left - 1);
  }
  return { wanted: wanted.length, found: found.length, right };
}

/** The longest run of words that both have in the same order, as a share of those that both have. */
export function orderOf(wanted: string[], found: string[]): Share {
  const { right: common } = shareOf(wanted, found);
  let row = new Uint32Array(found.length + 1);
  for (const word of wanted) {
    const next = new Uint32Array(found.length + 1);
    for (let at = 1; at <= found.length; at++)
      next[at] = word === found[at - 1] ? row[at - 1]! + 1 : Math.max(row[at]!, next[at - 1]!);
    row = next;
  }
  return { wanted: common, found: common, right: row[found.length]! };
}
