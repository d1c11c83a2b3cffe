import { ArrowLeftRight, Minus, Pencil, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { classes } from '../../../lib/page/classes.ts';
import { compareMessages } from './compare.messages.ts';
import type { Change, Kind } from './comparison.ts';

const ICONS = { added: Plus, removed: Minus, changed: Pencil, moved: ArrowLeftRight };
const COLORS: Record<Kind, string> = {
  added: 'text-accent-ink',
  removed: 'text-danger-ink',
  changed: 'text-warn-ink',
  moved: 'text-ink-soft',
};

interface ChangeListProps {
  changes: Change[];
  here: Change | undefined;
  more: number;
  onPick: (change: Change) => void;
}

/** The changes in the order of the second file. */
export function ChangeList({ changes, here, more, onPick }: ChangeListProps) {
  const t = useMessages(compareMessages);
  return (
    <>
      <ol aria-label={t('changes')} className="divide-y divide-line">
        {changes.map((change, at) => (
          <ChangeRow key={at} change={change} isHere={change === here} onPick={() => onPick(change)} />
        ))}
      </ol>
      {more > 0 && <p className="px-4 py-3 text-13 text-ink-soft">{t('more', { count: more })}</p>}
    </>
  );
}

function ChangeRow({ change, isHere, onPick }: { change: Change; isHere: boolean; onPick: () => void }) {
  const t = useMessages(compareMessages);
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHere) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  const { kind, part, doubtful, before, after } = change;
  const Icon = ICONS[kind];
  const page = (kind === 'removed' ? before : after).page;
  return (
    <li>
      <button
        ref={row}
        type="button"
        aria-current={isHere || undefined}
        onClick={onPick}
        className={classes(
          'flex w-full gap-2.5 px-4 py-2.5 text-left text-13 outline-offset-[-2px] hover:bg-hover',
          isHere && 'bg-accent-soft',
        )}
      >
        <Icon aria-hidden="true" className={classes('mt-0.5 shrink-0', COLORS[kind])} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-soft">
            <strong className="font-bold text-ink">{t(`kinds.${kind}`)}</strong>
            {part !== 'text' && <span>{t(`parts.${part}`)}</span>}
            <span className="tabular-nums">
              {kind === 'moved' && before.page !== after.page
                ? t('fromTo', { from: before.page, to: after.page })
                : t('onPage', { page })}
            </span>
            {doubtful && <Badge kind="warn">{t('doubtful')}</Badge>}
          </span>
          <ChangedWords change={change} />
        </span>
      </button>
    </li>
  );
}

const LONGEST = 240;
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The words as they were and as they are, within those around them. */
function ChangedWords({ change }: { change: Change }) {
  const { kind, lead, trail, before, after } = change;
  if (!before.text && !after.text) return null;
  return (
    <span className="mt-1 line-clamp-5 block leading-[1.45] wrap-anywhere">
      {lead && <span className="text-ink-soft">{lead} </span>}
      {kind !== 'added' && kind !== 'moved' && before.text && (
        <del className="rounded-[2px] bg-danger-soft text-danger-ink">{shorten(before.text)}</del>
      )}
      {kind === 'changed' && before.text && after.text && ' '}
      {(kind === 'added' || kind === 'changed') && after.text && (
        <ins className="rounded-[2px] bg-accent-soft text-accent-ink underline">{shorten(after.text)}</ins>
      )}
      {kind === 'moved' && <span>{shorten(after.text)}</span>}
      {trail && <span className="text-ink-soft"> {trail}</span>}
    </span>
  );
}
