import type { Formatter } from '@sheaf/messages/formatter';
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
  const { limits, resetsAt } = data;
  const upgrade = (
    <ButtonLink size="small" look="primary" to="/upgrade">
      {t('full.upgrade')}
    </ButtonLink>
  );
  const { files, storage } = readRoom(data);
  if (files !== null && files <= 0) {
    return (
      <Note kind="warn" fact={t('full.files', { limit: limits.filesPerMonth })} action={upgrade}>
        {t('full.resets', { date: formatDay(resetsAt) })}
      </Note>
    );
  }
  if (storage !== null && storage <= 0) {
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
  const left = describeRoom(t, data);
  return left ? <p className="text-13 text-ink-soft tabular-nums">{left}</p> : null;
}

/** The same in a line, while files are over the page: nothing can be pressed then. */
export function DropRoom({ maxSize }: { maxSize: number }) {
  const t = useMessages(uploadMessages);
  const { data } = useOverview();
  if (!data) return null;
  const { files, storage } = readRoom(data);
  const { filesPerMonth: limit } = data.limits;
  const size = t('room.size', { limit: formatBytes(maxSize) });
  const full =
    files !== null && files <= 0
      ? `${t('full.files', { limit })}. ${t('full.resets', { date: formatDay(data.resetsAt) })}`
      : storage !== null && storage <= 0 && t('full.storage');
  return (
    <span className={`block text-12 tabular-nums ${full ? 'text-warn-ink' : 'text-ink-soft'}`}>
      {full || [size, describeRoom(t, data)].filter(Boolean).join(' · ')}
    </span>
  );
}

type Overview = NonNullable<ReturnType<typeof useOverview>['data']>;

/** Null where there is no limit. */
function readRoom({ usage, limits }: Pick<Overview, 'usage' | 'limits'>) {
  const left = (limit: number, used: number) => (limit >= 0 ? limit - used : null);
  return {
    files: left(limits.filesPerMonth, usage.files_processed),
    storage: left(limits.storageLimit, usage.storage_used),
  };
}

function describeRoom(t: Formatter<'upload'>, data: Overview): string {
  const { files, storage } = readRoom(data);
  const parts = [
    ...(files === null ? [] : [t('room.files', { left: files, limit: data.limits.filesPerMonth })]),
    ...(storage === null ? [] : [t('room.storage', { left: formatBytes(storage) })]),
  ];
  return parts.join(' · ');
}
