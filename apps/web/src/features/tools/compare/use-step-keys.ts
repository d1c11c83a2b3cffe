import { useEffect, useRef } from 'react';

const FIELD = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** N and P step through the changes, wherever the focus is but in a field. */
export function useStepKeys(step: (by: 1 | -1) => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(FIELD)) return;
      const key = event.key.toLowerCase();
      if (key === 'n') latest.current(1);
      else if (key === 'p') latest.current(-1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
