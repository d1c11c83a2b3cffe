import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { History } from '../shared/order/history.ts';
import { UndoButtons } from '../shared/order/undo-buttons.tsx';
import { canIndent, canMove, type Row } from './bookmark-rows.ts';
import { mostBookmarks, mostLevels } from './bookmarks.form.ts';
import { bookmarkMessages } from './bookmarks.messages.ts';

export type Step = 'add' | 'indent' | 'outdent' | 'up' | 'down' | 'remove';

interface BookmarkToolbarProps {
  history: History<Row[]>;
  /** -1 for none. */
  current: number;
  onStep: (step: Step) => void;
}

/** What can be done with the current bookmark, by mouse and by touch. */
export function BookmarkToolbar({ history, current, onStep }: BookmarkToolbarProps) {
  const t = useMessages(bookmarkMessages);
  const rows = history.value;
  const steps = [
    { step: 'add', icon: Plus, isOff: rows.length >= mostBookmarks },
    { step: 'outdent', icon: IndentDecrease, isOff: !canIndent(rows, current, -1, mostLevels) },
    { step: 'indent', icon: IndentIncrease, isOff: !canIndent(rows, current, 1, mostLevels) },
    { step: 'up', icon: ArrowUp, isOff: !canMove(rows, current, -1) },
    { step: 'down', icon: ArrowDown, isOff: !canMove(rows, current, 1) },
    { step: 'remove', icon: Trash2, isOff: current < 0 },
  ] as const;
  return (
    <div role="toolbar" aria-label={t('list')} className="flex flex-wrap items-center gap-0.5">
      {steps.map(({ step, icon: Icon, isOff }) => (
        <IconButton key={step} size="small" name={t(step)} disabled={isOff} onClick={() => onStep(step)}>
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
      <span className="ml-auto flex items-center">
        <UndoButtons history={history} />
      </span>
    </div>
  );
}
