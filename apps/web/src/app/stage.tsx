import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { StartAtTop } from './start-at-top.tsx';

/** Holds a page: its code may still load, and an error in it does not affect the rest. */
export function Stage({ fallback = <PageSkeleton /> }: { fallback?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <StartAtTop />
      <Suspense fallback={fallback}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
