import { useState } from 'react';

export interface History<Value> {
  value: Value;
  /** Changes of the same step, such as the moments of one drag, are taken back at once. */
  set: (value: Value, step?: string) => void;
  /** From here on: what was before cannot be come back to. */
  restart: (value: Value) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

interface State<Value> {
  past: Value[];
  value: Value;
  future: Value[];
  step?: string;
}

/** What was done can be taken back, and done again. */
export function useHistory<Value>(first: Value): History<Value> {
  const [{ past, value, future }, setState] = useState<State<Value>>({ past: [], value: first, future: [] });
  const [before] = past.slice(-1);
  const [next] = future;
  return {
    value,
    set: (wanted, step) =>
      setState((was) => ({
        past: step !== undefined && step === was.step ? was.past : [...was.past, was.value],
        value: wanted,
        future: [],
        step,
      })),
    restart: (wanted) => setState({ past: [], value: wanted, future: [] }),
    undo:
      before === undefined
        ? null
        : () => setState({ past: past.slice(0, -1), value: before, future: [value, ...future] }),
    redo:
      next === undefined
        ? null
        : () => setState({ past: [...past, value], value: next, future: future.slice(1) }),
  };
}
