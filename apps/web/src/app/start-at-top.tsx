import { useEffect } from 'react';
import { useNavigationType } from 'react-router';

let isFirst = true;

/**
 * A new page begins at its top; going back returns to where one was, which the browser does. Whoever followed a link that
 * went with its page goes on from where the new one begins. Mounted anew for each page.
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
