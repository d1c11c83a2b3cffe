import { useEffect, useRef } from 'react';

/** Ctrl+F searches the document, not the page around it. Null leaves the keys to the browser. */
export function useFindKey(onFind: (() => void) | null): void {
  const latest = useRef(onFind);
  useEffect(() => {
    latest.current = onFind;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'f' || event.defaultPrevented) return;
      if (!latest.current) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
