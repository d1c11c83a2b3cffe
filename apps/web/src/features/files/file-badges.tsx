import { Badge } from '../../components/badge.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';
import type { StoredFile } from './item.ts';

const SHOWN_TAGS = 3;

/** Why it has no text, where it has none. */
export function UnreadBadge({ file: { reading } }: { file: StoredFile }) {
  const t = useMessages(filesMessages);
  const why = reading.state === 'done' ? reading.text_missing : reading.state;
  return why ? <Badge kind="outline">{t(`unread.${why}`)}</Badge> : null;
}

/** What the assistant can do with this file now, or why it cannot yet. */
export function FileBadges({ file }: { file: StoredFile }) {
  const t = useMessages(filesMessages);
  return (
    <>
      <UnreadBadge file={file} />
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
