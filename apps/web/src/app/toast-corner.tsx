import { Suspense, lazy, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useToastsWanted, wantToasts } from '../lib/page/toast.ts';
import { useAuth } from '../lib/session/auth.ts';

const Toaster = lazy(async () => ({ default: (await import('../components/toaster.tsx')).Toaster }));
const FIRST = ['pointerdown', 'keydown'] as const;
/** So that they are at hand when the connection goes before anything is pressed. */
const QUIET_MS = 10_000;

/** A member's pages have much to load, and toasts after them; the start page shows none, the other pages of visitors are forms. */
export function ToastCorner() {
  const isWanted = useToastsWanted();
  const { pathname } = useLocation();
  const { status } = useAuth();
  const isForm = status === 'signed-out' && pathname !== '/';
  useEffect(() => {
    if (isForm) wantToasts();
    for (const name of FIRST) addEventListener(name, wantToasts);
    const timer = setTimeout(wantToasts, QUIET_MS);
    return () => {
      for (const name of FIRST) removeEventListener(name, wantToasts);
      clearTimeout(timer);
    };
  }, [isForm]);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
