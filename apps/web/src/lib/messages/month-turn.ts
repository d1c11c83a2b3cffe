/** What comes first for the limits of a member: their month begins anew, or their plan ends. */
export function monthTurn(resetsAt: string, leftUntil: string): { kind: 'resets' | 'ends'; at: string } {
  return leftUntil < resetsAt ? { kind: 'ends', at: leftUntil } : { kind: 'resets', at: resetsAt };
}
