import type { Region } from './shortest-edit.ts';
import type { Side } from './side.ts';
import { plainWord } from './words.ts';

/** Words that differ in a hyphen are other words, unless the end of a line divides one of them. */
export function splitByHyphens(mates: Int32Array, a: Side, b: Side): void {
  for (const [at, mate] of mates.entries()) {
    if (mate < 0 || a.texts[at] === b.texts[mate]) continue;
    if (a.rests.has(at) || b.rests.has(mate)) continue;
    if (plainWord(a.texts[at]!) !== plainWord(b.texts[mate]!)) mates[at] = -1;
  }
}

/** Whether only spaces differ, or hyphens at the ends of lines. */
export function isSame({ a0, a1, b0, b1 }: Region, a: Side, b: Side): boolean {
  if (Math.abs(a1 - a0 - (b1 - b0)) > 4 + 0.6 * Math.max(a1 - a0, b1 - b0)) return false;
  const [one, other] = [joined(a, a0, a1), joined(b, b0, b1)];
  if (one === other) return true;
  if (one.replaceAll('-', '') !== other.replaceAll('-', '')) return false;
  return hasDivided(a, a0, a1) || hasDivided(b, b0, b1);
}

function joined({ texts }: Side, start: number, end: number): string {
  return plainWord(texts.slice(start, end).join(''));
}

function hasDivided({ rests, texts }: Side, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (rests.has(at) || /\p{L}[-\u2010\u00ad]$/u.test(texts[at]!)) return true;
  return false;
}
