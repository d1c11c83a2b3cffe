import { useEffect, useRef, useState } from 'react';

type Handlers = Record<string, (...args: never[]) => void>;

/** The same functions for as long as the component is there, doing what the latest ones do: nothing is drawn anew for them. */
export function useStable<Given extends Handlers>(handlers: Given): Given {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() => {
    const call =
      (name: string) =>
      (...args: never[]) =>
        latest.current[name]?.(...args);
    return Object.fromEntries(Object.keys(handlers).map((name) => [name, call(name)])) as Given;
  });
  return stable;
}
