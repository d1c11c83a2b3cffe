import { Suspense, lazy } from 'react';
import { useOperations } from '../../features/operations/operations-store.ts';

const TrayBody = lazy(() => import('./tray-body.tsx'));

/** Beside every page of a member; what it looks like is fetched when there is work. */
export default function Tray() {
  const { operations } = useOperations();
  if (operations.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TrayBody />
    </Suspense>
  );
}
