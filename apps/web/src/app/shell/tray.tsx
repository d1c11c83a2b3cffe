import { Suspense, lazy } from 'react';
import { previewPath } from '../../features/files/preview-path.ts';
import { useOperations } from '../../features/operations/operations-store.ts';
import { activityTexts } from '../../features/users/activity.texts.ts';
import { useTexts } from '../../lib/texts.ts';

const OperationTray = lazy(async () => ({
  default: (await import('../../features/operations/operation-tray.tsx')).OperationTray,
}));

/** Beside every page of a member. */
export default function Tray() {
  const { actions } = useTexts(activityTexts);
  const { operations } = useOperations();
  if (operations.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OperationTray words={actions} pathTo={previewPath} />
    </Suspense>
  );
}
