import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';
import type { StoredFile } from './item.ts';

const SHOWN_TAGS = 3;

interface UnreadBadgeProps {
  file: StoredFile;
  isLink?: boolean;
  /** Of a list that is walked by rows: by the keyboard, the menu of the row leads there. */
  isInRow?: boolean;
}

/** Why it has no text, or how many of its pages have none. Where OCR may help, it leads there. */
export function UnreadBadge({ file, isLink = true, isInRow = false }: UnreadBadgeProps) {
  const t = useMessages(filesMessages);
  const { id, filename, has_ocr, reading } = file;
  const { state, locked, text_missing, pages = 0, unread_pages: unread = 0 } = reading;
  const isPart = state === 'done' && !has_ocr && unread > 0 && unread < pages;
  const why = state === 'done' ? text_missing : locked ? 'locked' : state;
  if (!why && !isPart) return null;
  const badge = (
    <Badge kind="outline">{why ? t(`unread.${why}`) : t('unread.part', { unread, pages })}</Badge>
  );
  if (!isLink || (!isPart && why !== 'needs_ocr')) return badge;
  return (
    <Link
      to={`/tools?${new URLSearchParams({ tab: 'ocr', files: id })}`}
      title={t('unread.run', { name: filename })}
      tabIndex={isInRow ? -1 : undefined}
      className="reach relative inline-flex hover:underline"
    >
      {badge}
    </Link>
  );
}

/** What the assistant can do with this file now, or why it cannot yet. */
export function FileBadges({ file }: { file: StoredFile }) {
  const t = useMessages(filesMessages);
  return (
    <>
      <UnreadBadge file={file} isInRow />
      {file.has_ocr && !file.reading.text_missing && <Badge>{t('badges.ocr')}</Badge>}
      {file.has_summary && <Badge>{t('badges.summary')}</Badge>}
      {file.has_embeddings && <Badge>{t('badges.chat')}</Badge>}
    </>
  );
}

export function FileTags({ tags }: { tags: string[] }) {
  const t = useMessages(filesMessages);
  const rest = tags.length - SHOWN_TAGS;
  return (
    <>
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Badge key={tag} kind="outline">
          <span className="max-w-24 min-w-0 truncate leading-5">{tag}</span>
        </Badge>
      ))}
      {rest > 0 && <span className="text-12 text-ink-faint">{t('moreTags', { count: rest })}</span>}
    </>
  );
}
