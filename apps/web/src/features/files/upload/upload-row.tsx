import { Check, CircleAlert, RotateCcw, X } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../components/icon-button.tsx';
import { Thread } from '../../../components/thread.tsx';
import { useSells } from '../../../lib/instance/use-instance.ts';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { SmallSheet } from '../file-sheet.tsx';
import { placePath } from '../manager-place.ts';
import { previewPath } from '../preview-path.ts';
import { type UploadItem, canRetry, needsPlan, isStopped } from './upload-item.ts';
import { uploadMessages } from './upload.messages.ts';
import { cancelUpload, removeUpload, retryUploads } from './uploads-store.ts';
import { useRoom } from './use-room.ts';
import { useUploadWords } from './use-upload-words.ts';

interface UploadRowProps {
  item: UploadItem;
  /** A link in it was followed. */
  onLeave: () => void;
}

/** Of a thousand, only those that changed are drawn anew. */
export const UploadRow = memo(function UploadRow({ item, onLeave }: UploadRowProps) {
  const t = useMessages(uploadMessages);
  const { name, size, loaded, status, isStarted, folders } = item;
  const room = useRoom([item]);
  return (
    <li className="flex items-start gap-3 border-b py-2 last:border-b-0">
      <span className="mt-0.5">
        <SmallSheet type={item.type} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className="min-w-0 truncate text-13 font-strong">
            {item.stored ? (
              <Link to={previewPath(item.stored.id)} onClick={onLeave} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
            {folders.length > 0 && (
              <span className="font-regular text-ink-faint">
                {' '}
                {t('inFolder', { path: folders.join(' / ') })}
              </span>
            )}
          </p>
          <p className="shrink-0 text-12 text-ink-soft tabular-nums">
            {status === 'uploading' && loaded < size
              ? t('of', { loaded: formatBytes(loaded), size: formatBytes(size) })
              : formatBytes(size)}
          </p>
        </div>
        {status === 'uploading' && (
          <Thread value={size ? (loaded / size) * 100 : 100} label={name} className="mt-1.5" />
        )}
        <Standing item={item} onLeave={onLeave} />
      </div>
      {status === 'success' ? (
        <span className="grid size-10 shrink-0 place-items-center text-accent desktop:size-7">
          <Check aria-label={t('done')} />
        </span>
      ) : (
        <span className="flex shrink-0">
          {item.isSent && canRetry(item, room) && (
            <IconButton size="small" name={t('retryOne', { name })} onClick={() => retryUploads([item])}>
              <RotateCcw aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            size="small"
            name={isStarted ? t('cancelOne', { name }) : t('remove', { name })}
            onClick={() => (isStarted ? cancelUpload(item.id) : removeUpload(item.id))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </li>
  );
});

/** The first error, or what else there is to know. */
function Standing({ item, onLeave }: UploadRowProps) {
  const t = useMessages(uploadMessages);
  const { describe } = useUploadWords();
  const sells = useSells();
  const [error] = item.errors;
  if (error) {
    return (
      <p className="flex items-start gap-1 text-12 text-danger-ink">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-3" />
        <span>
          {describe(error, item.name)}{' '}
          {sells && needsPlan(item) && (
            <Link
              to="/upgrade"
              onClick={onLeave}
              className="font-medium text-accent-ink underline underline-offset-2"
            >
              {t('full.upgrade')}
            </Link>
          )}
        </span>
      </p>
    );
  }
  const line = 'text-12 text-ink-faint';
  if (isStopped(item)) return <p className={line}>{t('cancelled')}</p>;
  if (item.isStarted && item.status === 'ready') return <p className={line}>{t('waiting')}</p>;
  if (item.status === 'uploading' && item.loaded >= item.size) return <p className={line}>{t('storing')}</p>;
  if (!item.duplicateOf) return null;
  return (
    <p className={line}>
      {t('duplicate')}{' '}
      <Link
        onClick={onLeave}
        to={placePath({ view: 'all' }, item.duplicateOf.filename)}
        className="font-medium text-accent-ink underline underline-offset-2"
      >
        {item.duplicateOf.filename}
      </Link>
    </p>
  );
}
