import { DeskSkeleton } from '../../../app/page-skeleton.tsx';
import { Skeleton, Waiting } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { InFrame } from '../preview-frame.tsx';
import { previewMessages } from '../preview.messages.ts';
import { isRailWanted } from '../pages/rail-wish.ts';

/** Keeps the place of the pages that will stand beside it. */
export function Opening({ hasRail }: { hasRail: boolean }) {
  const t = useMessages(previewMessages);
  return (
    <>
      {hasRail && isRailWanted() && <RailPlace />}
      <Waiting label={t('opening')} className="h-full">
        <DeskSkeleton />
      </Waiting>
    </>
  );
}

export function RailPlace() {
  return (
    <InFrame place="rail">
      <div className="flex w-32 shrink-0 flex-col items-center gap-9 overflow-hidden border-r bg-surface pt-4">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="h-[119px] w-[84px]" />
        ))}
      </div>
    </InFrame>
  );
}
