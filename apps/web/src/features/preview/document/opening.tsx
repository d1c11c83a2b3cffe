import { Spinner } from '../../../components/spinner.tsx';
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
      <div className="grid h-full animate-late place-items-center">
        <Spinner size="large" label={t('opening')} />
      </div>
    </>
  );
}

export function RailPlace() {
  return (
    <InFrame place="rail">
      <div className="w-32 shrink-0 border-r bg-surface" />
    </InFrame>
  );
}
