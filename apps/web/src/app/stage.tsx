import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { StartAtTop } from './start-at-top.tsx';

/** Where a page stands: its code may still be on the way, and it may fail without taking the rest with it. */
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
