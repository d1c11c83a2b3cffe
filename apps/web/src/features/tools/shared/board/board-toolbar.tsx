import {
  CircleAlert,
  CopyPlus,
  FilePlus2,
  RotateCcw,
  RotateCw,
  SquarePlus,
  Trash2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../components/button.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { UndoButtons } from '../order/undo-buttons.tsx';
import { ZOOMS } from './board-geometry.ts';
import { boardMessages } from './board.messages.ts';
import { PagesField } from './pages-field.tsx';
import type { Board } from './use-board.ts';
import { useNamedPages } from './use-named-pages.ts';

interface BoardToolbarProps {
  board: Board;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Opens the way to other files. */
  onAdd: () => void;
  /** A page was chosen by its number, and may be out of sight. */
  onNamed: (index: number) => void;
  onTurn: (keys: ReadonlySet<string>, by: number) => void;
  onRemove: (keys: ReadonlySet<string>) => void;
}

/** What can be done with the chosen pages, and the pages named by their numbers. */
export function BoardToolbar({ board, zoom, onZoom, onAdd, onNamed, onTurn, onRemove }: BoardToolbarProps) {
  const t = useMessages(boardMessages);
  const { history, selection, insertBlank, duplicate } = board;
  const { chosen, keys } = selection;
  const isNone = chosen.length === 0;
  const isAll = chosen.length === history.value.length;
  const named = useNamedPages(board, onNamed);
  const problemId = useId();
  return (
    <div className="board-bar">
      <div role="toolbar" aria-label={t('toolbar')} className="board-tools">
        <span className="board-row max-desktop:order-3">
          <PagesField named={named} problemId={problemId} />
        </span>
        <span
          aria-live="polite"
          className="shrink-0 px-1.5 text-13 whitespace-nowrap text-ink-soft tabular-nums max-desktop:order-1"
        >
          {isNone
            ? t('pages', { count: history.value.length })
            : t('chosen', { count: chosen.length, all: history.value.length })}
        </span>
        <span className="board-row">
          <IconButton size="small" name={t('turnLeft')} disabled={isNone} onClick={() => onTurn(keys, -90)}>
            <RotateCcw aria-hidden="true" />
          </IconButton>
          <IconButton size="small" name={t('turnRight')} disabled={isNone} onClick={() => onTurn(keys, 90)}>
            <RotateCw aria-hidden="true" />
          </IconButton>
          <IconButton size="small" name={t('duplicate')} disabled={isNone} onClick={duplicate}>
            <CopyPlus aria-hidden="true" />
          </IconButton>
          <IconButton
            size="small"
            name={t('removeChosen')}
            disabled={isNone || isAll}
            onClick={() => onRemove(keys)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
          <UndoButtons history={history} />
        </span>
        <span className="board-row gap-1 max-desktop:order-2 desktop:ml-auto">
          <Button size="small" look="bare" className="max-desktop:h-11" onClick={insertBlank}>
            <SquarePlus aria-hidden="true" />
            {t('insertBlank')}
          </Button>
          <Button size="small" look="bare" className="max-desktop:h-11" onClick={onAdd}>
            <FilePlus2 aria-hidden="true" />
            {t('insertFile')}
          </Button>
          <IconButton size="small" name={t('smaller')} disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
            <ZoomOut aria-hidden="true" />
          </IconButton>
          <IconButton
            size="small"
            name={t('larger')}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => onZoom(zoom + 1)}
          >
            <ZoomIn aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {named.problem && (
        <p
          id={problemId}
          role="alert"
          className="flex items-start gap-[5px] px-2 pb-1.5 text-12 text-danger-ink"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3" />
          {named.problem}
        </p>
      )}
    </div>
  );
}
