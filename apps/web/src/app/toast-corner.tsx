import { Suspense, lazy, useState } from 'react';
import { useLocation } from 'react-router';

const Toaster = lazy(async () => ({ default: (await import('../components/toaster.tsx')).Toaster }));

/** Nothing on the start page brings a toast about; from the first other page on the corner stays. */
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
