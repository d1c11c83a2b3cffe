import { Suspense, lazy, useState } from 'react';
import { inTray, useUploads } from '../../features/files/upload/uploads-state.ts';
import { optional } from '../../lib/page/optional.ts';
import { readItem, UNFINISHED_KEY } from '../../lib/page/storage.ts';
import { useOperations } from '../../features/operations/operations-store.ts';

// Without a connection, a tool that shows its own progress goes on without the tray.
const TrayBody = optional(() => import('./tray-body.tsx'));
const UploadTray = lazy(async () => ({
  default: (await import('../../features/files/upload/upload-tray.tsx')).UploadTray,
}));

const LostUploads = optional(() => import('../../features/files/upload/lost-uploads.tsx'));

/** Beside every page of a member; what it looks like is fetched when there is work. */
export default function Tray() {
  const { operations } = useOperations();
  const uploads = inTray(useUploads());
  // Another page of this member's, or this one before it was loaded anew.
  const [hasOlder] = useState(() => readItem(UNFINISHED_KEY) !== null);
  if (operations.length === 0 && uploads.length === 0 && !hasOlder) return null;
  return (
    <div className="pointer-events-none fixed right-3 bottom-[calc(12px+var(--bar-height,0px))] left-3 z-30 flex flex-col gap-2 *:pointer-events-auto desktop:left-auto desktop:w-[400px] max-desktop:[body:has([data-selection])_&]:bottom-31">
      <Suspense fallback={null}>
        {hasOlder && <LostUploads />}
        {operations.length > 0 && <TrayBody />}
        {uploads.length > 0 && <UploadTray />}
      </Suspense>
    </div>
  );
}
