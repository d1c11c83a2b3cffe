import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { StartAtTop } from './start-at-top.tsx';

/** Holds a page: its code may still load, and an error in it does not affect the rest. */
export function Stage() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <StartAtTop />
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
