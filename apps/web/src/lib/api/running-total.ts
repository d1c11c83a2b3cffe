/** How much there was at the end of each day, when there is so much now and so much was added day by day. */
export function runningTotal(added: number[], now: number): number[] {
  let total = now - added.reduce((sum, amount) => sum + amount, 0);
  return added.map((amount) => (total += amount));
}
