/** No find is longer: older ways of matching are given up, so that the time is that of the text. */
const LONGEST = 1000;

type Test = (sign: string) => boolean;
/** A step of the machine: a sign that fits, a choice of ways, a place between signs, or the end. */
export type State = { test?: Test; next: number[]; isEdge?: boolean; isEnd?: boolean };
export type Found = { start: number; end: number };

const WORD = /[\p{L}\p{N}_]/u;

/** Every find of the machine, one after the other. */
export function findAll(states: State[], first: number, text: string): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < text.length;) {
    const match = findNext(states, first, text, from);
    if (!match) break;
    found.push(match);
    from = match.end;
  }
  return found;
}

/** The first find from here on, and of those that begin there the longest. */
function findNext(states: State[], first: number, text: string, from: number): Found | undefined {
  let ways = new Map<number, number>();
  let best: Found | undefined;
  for (let at = from; at <= text.length;) {
    if (!best) enter(states, ways, first, at, text, at);
    for (const [state, start] of ways)
      if (
        states[state]!.isEnd &&
        at > start &&
        (!best || start < best.start || (start === best.start && at > best.end))
      )
        best = { start, end: at };
    if (at >= text.length) break;
    const sign = String.fromCodePoint(text.codePointAt(at)!);
    const next = new Map<number, number>();
    for (const [state, start] of ways) {
      if ((best && start > best.start) || at - start > LONGEST || !states[state]!.test?.(sign)) continue;
      for (const to of states[state]!.next) enter(states, next, to, start, text, at + sign.length);
    }
    if (best && !next.size) break;
    ways = next;
    at += sign.length;
  }
  return best;
}

/** A state with all that can be reached from it without a sign; the way that began first is kept. */
function enter(
  states: State[],
  ways: Map<number, number>,
  state: number,
  start: number,
  text: string,
  at: number,
): void {
  const waiting = [state];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const known = ways.get(one);
    if (known !== undefined && known <= start) continue;
    const { test, next, isEdge } = states[one]!;
    if (isEdge && WORD.test(text[at - 1] ?? '') === WORD.test(text[at] ?? '')) continue;
    ways.set(one, start);
    if (!test) waiting.push(...next);
  }
}
