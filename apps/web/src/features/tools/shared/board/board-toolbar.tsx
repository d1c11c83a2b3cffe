import { listPages, writePageRanges } from '@sheaf/pdf-core/options';
import { CopyPlus, FilePlus2, RotateCcw, RotateCw, SquarePlus, Trash2, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Input } from '../../../../components/input.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { UndoButtons } from '../order/undo-buttons.tsx';
import { ZOOMS } from './board-geometry.ts';
import { boardMessages } from './board.messages.ts';
import type { Board } from './use-board.ts';
import { isWide } from '../../../../lib/page/is-wide.ts';

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
  return (
    <div role="toolbar" aria-label={t('toolbar')} className="board-bar">
      <span className="board-row gap-1 max-desktop:rounded-t-10 max-desktop:border-t">
        <PagesField board={board} onNamed={onNamed} />
        <span aria-live="polite" className="px-1.5 text-13 whitespace-nowrap text-ink-soft tabular-nums">
          {isNone
            ? t('pages', { count: history.value.length })
            : t('chosen', { count: chosen.length, all: history.value.length })}
        </span>
      </span>
      <span className="board-row board-row-kept">
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
      <span className="board-row gap-1 desktop:ml-auto">
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
  );
}

/** Positions in the new order, in the syntax of all page ranges; clicked pages are added here. */
function PagesField({
  board: { history, selection },
  onNamed,
}: Pick<BoardToolbarProps, 'board' | 'onNamed'>) {
  const t = useMessages(boardMessages);
  const pages = history.value;
  const places = pages.flatMap(({ key }, index) => (selection.keys.has(key) ? [index + 1] : []));
  const written = writePageRanges(places);
  const [draft, setDraft] = useState({ text: '', of: '' });
  const text = draft.of === written ? draft.text : written;
  const isWrong = text.trim() !== '' && 'problem' in listPages(text, pages.length);
  const type = (next: string) => {
    const read = listPages(next, pages.length);
    if ('problem' in read && next.trim()) return setDraft({ text: next, of: written });
    const named = 'problem' in read ? [] : [...new Set(read.pages)].toSorted((a, b) => a - b);
    setDraft({ text: next, of: writePageRanges(named.map((index) => index + 1)) });
    selection.choose(named.flatMap((index) => pages[index]?.key ?? []));
    const added = named.find((index) => !places.includes(index + 1));
    // On a narrow screen the field would scroll away while it is typed into: Enter shows the page there.
    if (added !== undefined && isWide()) onNamed(added);
  };
  return (
    <Input
      aria-label={t('choose')}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t('wrong', { count: pages.length }) : t('choose')}
      placeholder={t('chooseHint')}
      value={text}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && places[0] !== undefined) onNamed(places[0] - 1);
      }}
      className="w-40 max-desktop:flex-1"
    />
  );
}
