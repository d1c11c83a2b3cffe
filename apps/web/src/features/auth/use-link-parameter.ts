import { useState } from 'react';
import { useLocation } from 'react-router';

/** The one-time token a letter's link carries behind `#`, where no server and no log sees it. */
export function useLinkParameter(name: string): string {
  const { hash } = useLocation();
  // Read once: the page may take it out of the address while it is still in use.
  const [value] = useState(() => new URLSearchParams(hash.slice(1)).get(name) ?? '');
  return value;
}
