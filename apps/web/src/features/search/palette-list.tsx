/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list that a text box filters is an ARIA combobox; <select> cannot be one */
import { type ReactNode, useEffect, useRef } from 'react';
import { Skeleton, Waiting } from '../../components/skeleton.tsx';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { MarkedText } from './marked-text.tsx';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { searchMessages } from './search.messages.ts';

interface PaletteListProps {
  id: string;
  entries: PaletteEntry[];
  marked: PaletteEntry | undefined;
  onMark: (entry: PaletteEntry) => void;
  onRun: (entry: PaletteEntry) => void;
}

export function PaletteList({ id, entries, marked, onMark, onRun }: PaletteListProps) {
  const t = useMessages(searchMessages);
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('title')}
      tabIndex={-1}
      className="min-h-0 overflow-y-auto overscroll-contain pb-2 outline-none desktop:max-h-[52vh]"
    >
      {groups.map((group) => (
        <Group key={group} id={id} group={group}>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <Row
                key={entry.id}
                id={rowId(id, entry)}
                entry={entry}
                isMarked={entry === marked}
                onMark={() => onMark(entry)}
                onRun={() => onRun(entry)}
              />
            ))}
        </Group>
      ))}
    </div>
  );
}

/** Files and folders that are still looked for. */
export function PaletteSkeleton() {
  return (
    <Waiting className="shrink-0 px-4 pb-2">
      <Skeleton className="mt-3 mb-2 h-2.5 w-12" />
      {['w-2/5', 'w-3/5', 'w-1/2'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-2.5 desktop:h-9">
          <Skeleton className="size-4" />
          <Skeleton className={classes('h-3.5', width)} />
        </div>
      ))}
    </Waiting>
  );
}

export function rowId(listId: string, entry: PaletteEntry): string {
  return `${listId}-${entry.id}`;
}

function Group({ id, group, children }: { id: string; group: PaletteGroup; children: ReactNode }) {
  const t = useMessages(searchMessages);
  const heading = `${id}-group-${group}`;
  return (
    <div role="group" aria-labelledby={heading} className="px-2">
      <p id={heading} role="presentation" className="px-2 pt-3 pb-1 text-12 text-ink-faint">
        {t(`groups.${group}`)}
      </p>
      {children}
    </div>
  );
}

interface RowProps {
  id: string;
  entry: PaletteEntry;
  isMarked: boolean;
  onMark: () => void;
  onRun: () => void;
}

function Row({ id, entry, isMarked, onMark, onRun }: RowProps) {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  const { label, marks, icon, hint, state, passage } = entry;
  return (
    <button
      ref={row}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      onMouseMove={() => isMarked || onMark()}
      onClick={onRun}
      className={classes(
        'grid min-h-11 w-full grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-6 px-2 py-1.5 text-left text-14 desktop:min-h-9 [&>svg]:text-ink-faint',
        isMarked && 'bg-hover',
      )}
    >
      {icon}
      <span className="truncate">
        <MarkedText text={label} marks={marks} />
      </span>
      <span className="flex items-center gap-2 pl-2">
        {state}
        <span className="max-w-44 truncate text-12 text-ink-faint tabular-nums">
          {hint ?? passage?.where}
        </span>
      </span>
      {passage && (
        <span className="col-span-2 col-start-2 pt-0.5 pb-1">
          <span className="line-clamp-2 font-serif text-14 text-ink-soft">
            <MarkedText text={passage.text} marks={passage.marks} />
          </span>
        </span>
      )}
    </button>
  );
}
