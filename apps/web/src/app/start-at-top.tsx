import { useEffect } from 'react';
import { useNavigationType } from 'react-router';

/** A new page begins at its top; going back returns to where one was, which the browser does. Mounted anew for each page. */
export function StartAtTop() {
  const type = useNavigationType();
  useEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [type]);
  return null;
}
