import { Suspense, lazy, useState } from 'react';
import { useLocation } from 'react-router';

const Toaster = lazy(async () => ({ default: (await import('../components/toaster.tsx')).Toaster }));

/** The start page shows no toasts; from the first other page on, the corner stays mounted. */
export function ToastCorner() {
  const { pathname } = useLocation();
  const [isNeeded, setNeeded] = useState(pathname !== '/');
  if (!isNeeded && pathname !== '/') setNeeded(true);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
