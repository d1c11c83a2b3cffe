import type { Region } from './shortest-edit.ts';
import type { Side } from './side.ts';

/** Words by which a part of a text may be longer or shorter than its sentences. */
const LOOSE = 3;
const END = /[.!?:;]["')\]]?$/;

/** Whether a part of both documents is whole sentences or units: shorter parts are phrases that a text repeats. */
export function isWhole({ a0, a1, b0, b1 }: Region, a: Side, b: Side): boolean {
  return isWholeIn(a, a0, a1) && isWholeIn(b, b0, b1);
}

function isWholeIn({ units, unitOf, texts }: Side, start: number, end: number): boolean {
  const first = units[unitOf[start]!]!;
  const last = units[unitOf[end - 1]!]!;
  return (
    isNear(start, (at) => at === first.start || END.test(texts[at - 1] ?? '')) &&
    isNear(end, (at) => at === last.end || END.test(texts[at - 1] ?? ''))
  );
}

function isNear(at: number, isBorder: (at: number) => boolean): boolean {
  for (let by = 0; by <= LOOSE; by++) if (isBorder(at - by) || isBorder(at + by)) return true;
  return false;
}
