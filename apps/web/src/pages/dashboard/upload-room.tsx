import { ButtonLink } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { formatBytes } from '../../lib/messages/format.ts';
import { formatDay } from '../../lib/messages/format-day.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useOverview } from '../../features/usage/use-overview.ts';
import { placePath } from '../../features/files/manager-place.ts';
import { uploadMessages } from '../../features/files/upload/upload.messages.ts';

/** Before anything is sent: what is left of the plan; at a limit, the way on. Nothing where there are no limits. */
export function UploadRoom() {
  const t = useMessages(uploadMessages);
  const { data } = useOverview();
  // Its line is kept free, so that no button moves from below the pointer when it comes.
  if (!data) return <p className="text-13">{'\u00a0'}</p>;
  const { usage, limits, resetsAt } = data;
  const upgrade = (
    <ButtonLink size="small" look="primary" to="/upgrade">
      {t('full.upgrade')}
    </ButtonLink>
  );
  const isLimited = limits.filesPerMonth >= 0;
  const files = limits.filesPerMonth - usage.files_processed;
  if (isLimited && files <= 0) {
    return (
      <Note kind="warn" fact={t('full.files', { limit: limits.filesPerMonth })} action={upgrade}>
        {t('full.resets', { date: formatDay(resetsAt) })}
      </Note>
    );
  }
  const isBounded = limits.storageLimit >= 0;
  const storage = limits.storageLimit - usage.storage_used;
  if (isBounded && storage <= 0) {
    const ways = (
      <span className="flex gap-2">
        <ButtonLink size="small" to={placePath({ view: 'trash' })}>
          {t('full.trash')}
        </ButtonLink>
        {upgrade}
      </span>
    );
    return (
      <Note kind="warn" fact={t('full.storage')} action={ways}>
        {t('full.storageText')}
      </Note>
    );
  }
  const parts = [
    ...(isLimited ? [t('room.files', { left: files, limit: limits.filesPerMonth })] : []),
    ...(isBounded ? [t('room.storage', { left: formatBytes(storage) })] : []),
  ];
  if (parts.length === 0) return null;
  return <p className="text-13 text-ink-soft tabular-nums">{parts.join(' · ')}</p>;
}
