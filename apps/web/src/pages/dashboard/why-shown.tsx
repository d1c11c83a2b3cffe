import { type ReactNode, Suspense, lazy } from 'react';
import type { Finding } from '../../features/search/use-findings.ts';

const WhyFound = lazy(() => import('../../features/search/why-found.tsx'));

/** In a searched list: why a file is in it. */
export function whyShown(finding: Finding | undefined): ReactNode {
  return (
    finding && (
      <Suspense fallback={null}>
        <WhyFound finding={finding} />
      </Suspense>
    )
  );
}
