import type { Run } from './runs.ts';

/** A word is drawn again where it stands, for a bold look or by mistake, when it is moved by no more of its height. */
const MOVED = 0.2;

/** Without the words that are drawn once more over themselves: a reader sees them once. */
export function dropRepeated(runs: Run[]): Run[] {
  const places = new Map<string, Run[]>();
  return runs.filter((run) => {
    const others = places.get(run.text);
    if (!others) places.set(run.text, [run]);
    else if (others.some((other) => isOver(run, other))) return false;
    else others.push(run);
    return true;
  });
}

function isOver(run: Run, { x, y, width }: Run): boolean {
  const reach = run.height * MOVED;
  return (
    Math.abs(run.x - x) < reach && Math.abs(run.y - y) < reach && Math.abs(run.width - width) < reach * 2
  );
}
