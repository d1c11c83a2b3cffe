import { useEffect } from 'react';
import { useNavigationType } from 'react-router';

let isFirst = true;

/**
 * A new page starts at its top; the browser restores the position when going back. If the followed link is gone with
 * its page, focus moves to the start of the new one. Mounted for each page.
 */
export function StartAtTop() {
  const type = useNavigationType();
  useEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
    if (!isFirst && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    isFirst = false;
  }, [type]);
  return null;
}
