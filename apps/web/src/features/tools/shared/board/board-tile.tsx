import { Check, RotateCcw, RotateCw, Trash2 } from 'lucide-react';
import { memo, type PointerEvent } from 'react';
import { PlainIconButton } from '../../../../components/plain-icon-button.tsx';
import { classes } from '../../../../lib/page/classes.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { SeenPage } from '../page/seen-page.tsx';
import type { BoardPage } from './board-page.ts';
import { boardMessages } from './board.messages.ts';

interface BoardTileProps {
  page: BoardPage;
  index: number;
  count: number;
  /** The file's name, where pages are of several. */
  of: string | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
  isChosen: boolean;
  isCarried: boolean;
  isActive: boolean;
  canRemove: boolean;
  onDown: (event: PointerEvent, index: number) => void;
  onToggle: (index: number) => void;
  onFocus: (key: string) => void;
  onTurn: (key: string, by: number) => void;
  onRemove: (key: string) => void;
}

const UPRIGHT = 210 / 297;

/** One page in its place, with its number and what can be done with it alone. */
export const BoardTile = memo(function BoardTile(props: BoardTileProps) {
  const { page, index, count, of, x, y, width, height, isChosen, isCarried, isActive, canRemove } = props;
  const { onDown, onToggle, onFocus, onTurn, onRemove } = props;
  const t = useMessages(boardMessages);
  const { key, fileId, page: number, rotate, size } = page;
  const words = fileId === null ? t('blank') : t('page', { page: number });
  const name = of ? `${of}, ${words}` : words;
  const ratio = rotate % 180 ? size.height / size.width : size.width / size.height;
  const fit = ratio > UPRIGHT ? 'w-full' : 'h-full';
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={count}
      className={classes('group absolute', isCarried && 'opacity-40')}
      style={{ left: x, top: y, width, height }}
    >
      <button
        type="button"
        data-page-key={key}
        tabIndex={isActive ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={t('place', { name, place: index + 1, count })}
        onPointerDown={(event) => onDown(event, index)}
        // By the keyboard or a screen reader; a pointer has chosen it when it came up.
        onClick={({ detail }) => detail === 0 && onToggle(index)}
        onFocus={() => onFocus(key)}
        className={classes(
          'relative grid w-full touch-pan-y place-items-center rounded-4 outline-offset-4 select-none [-webkit-touch-callout:none]',
          isChosen && 'ring-2 ring-accent ring-offset-2 ring-offset-sunken',
        )}
        style={{ height: height - 28 }}
      >
        {fileId === null ? (
          <span
            className={classes('grid place-items-center bg-page text-12 text-ink-faint shadow-page', fit)}
            style={{ aspectRatio: ratio }}
          />
        ) : (
          <SeenPage
            fileId={fileId}
            page={number}
            size={size}
            rotate={rotate}
            className={fit}
            large={width > 240}
          />
        )}
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-1.5 left-1.5 grid size-5 place-items-center rounded-4 border-[1.5px]',
            isChosen
              ? 'border-accent bg-accent text-on-accent'
              : 'border-edge bg-raised opacity-0 group-hover:opacity-100 max-desktop:opacity-100',
          )}
        >
          {isChosen && <Check className="size-3.5 stroke-3" />}
        </span>
      </button>
      <p className="truncate pt-1.5 text-center text-12 text-ink-soft tabular-nums" title={of}>
        <strong className="font-bold text-ink">{index + 1}</strong>
        {fileId === null ? (
          <> · {t('empty')}</>
        ) : of ? (
          <> · {t('pageOf', { page: number, name: of })}</>
        ) : (
          number !== index + 1 && <> · {t('was', { page: number })}</>
        )}
      </p>
      <div className="pointer-events-none absolute inset-x-0 bottom-8 flex justify-center gap-0.5 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-desktop:hidden [&>button]:pointer-events-auto [&>button]:bg-raised [&>button]:shadow-raised">
        <PlainIconButton
          size="small"
          tabIndex={-1}
          name={t('rotateLeft', { name })}
          onClick={() => onTurn(key, -90)}
        >
          <RotateCcw aria-hidden="true" />
        </PlainIconButton>
        <PlainIconButton
          size="small"
          tabIndex={-1}
          name={t('rotateRight', { name })}
          onClick={() => onTurn(key, 90)}
        >
          <RotateCw aria-hidden="true" />
        </PlainIconButton>
        <PlainIconButton
          size="small"
          tabIndex={-1}
          name={t('remove', { name })}
          disabled={!canRemove}
          onClick={() => onRemove(key)}
        >
          <Trash2 aria-hidden="true" />
        </PlainIconButton>
      </div>
    </li>
  );
});
