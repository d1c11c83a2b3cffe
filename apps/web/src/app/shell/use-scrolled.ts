import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than so many pixels. */
export function useScrolled(distance: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > distance);
}
