import { ChevronDown, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { PlainIconButton } from '../../../components/plain-icon-button.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { Row } from './bookmark-rows.ts';
import { bookmarkMessages } from './bookmarks.messages.ts';

interface BookmarkRowProps {
  row: Row;
  /** Counted from 0, with those that are not shown. */
  index: number;
  isCurrent: boolean;
  hasBelow: boolean;
  isWrong: boolean;
  onFocus: () => void;
  onTitle: (title: string) => void;
  onFold: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Deeper ones stand below each other: their titles must have room. */
const MOST_INDENTS = 8;
const INDENT = 14;

/** One title of the list. Only that of the current bookmark is on the way of the Tab key. */
export function BookmarkRow(props: BookmarkRowProps) {
  const { row, index, isCurrent, hasBelow, isWrong, onFocus, onTitle, onFold, onKeyDown } = props;
  const t = useMessages(bookmarkMessages);
  const title = row.title || t('untitled');
  return (
    <li
      className={classes(
        'flex items-center gap-1 rounded-6 pr-2 [content-visibility:auto] [contain-intrinsic-height:32px]',
        isCurrent && 'bg-hover',
      )}
      style={{ paddingLeft: Math.min(row.level - 1, MOST_INDENTS) * INDENT }}
    >
      {hasBelow ? (
        <PlainIconButton
          size="small"
          name={t(row.open ? 'collapse' : 'expand', { title })}
          aria-expanded={row.open}
          tabIndex={isCurrent ? 0 : -1}
          onClick={onFold}
        >
          {row.open ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
        </PlainIconButton>
      ) : (
        <span className="w-9 shrink-0 desktop:w-7" />
      )}
      <input
        data-bookmark={row.id}
        value={row.title}
        placeholder={t('untitled')}
        aria-label={t('title', { number: index + 1, level: row.level })}
        aria-invalid={isWrong || undefined}
        maxLength={2000}
        autoComplete="off"
        tabIndex={isCurrent ? 0 : -1}
        className={classes(
          'h-11 min-w-0 flex-1 rounded-4 bg-transparent px-1.5 text-16 text-ink -outline-offset-2 desktop:h-8 desktop:text-14',
          row.source?.bold && 'font-bold',
          row.source?.italic && 'italic',
          isWrong && 'ring-1 ring-danger',
        )}
        onFocus={onFocus}
        onChange={({ target }) => onTitle(target.value)}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden="true" className="text-12 text-ink-faint tabular-nums">
        {row.page}
      </span>
    </li>
  );
}
