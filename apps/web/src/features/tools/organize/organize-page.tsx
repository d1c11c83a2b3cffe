import { RotateCcw, RotateCw, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import type { PageSize } from '../shared/page/page-geometry.ts';
import { SeenPage } from '../shared/page/seen-page.tsx';
import { useMessages } from '../../../lib/messages.ts';
import { organizeMessages } from './organize.messages.ts';

/** A page of the document, and the degrees it is turned by. */
export type PlacedPage = { page: number; rotate: number };

const A4 = { width: 595.28, height: 841.89 };

interface OrganizePageProps {
  fileId: string;
  /** The file's name, where pages are of several. */
  of?: string;
  size: PageSize | undefined;
  placed: PlacedPage;
  /** Its place in the new order. */
  number: number;
  grip: ComponentProps<'button'>;
  onTurn: (degrees: number) => void;
  onRemove?: () => void;
}

export function OrganizePage({
  fileId,
  of,
  size = A4,
  placed,
  number,
  grip,
  onTurn,
  onRemove,
}: OrganizePageProps) {
  const t = useMessages(organizeMessages);
  const { page, rotate } = placed;
  const name = (words: string) => (of ? `${of}: ${words}` : words);
  const ratio = rotate % 180 ? size.height / size.width : size.width / size.height;
  return (
    <>
      <button
        type="button"
        {...grip}
        aria-label={name(t('move', { page }))}
        className="grid aspect-[210/297] w-full cursor-grab touch-none place-items-center"
      >
        <SeenPage
          fileId={fileId}
          page={page}
          size={size}
          rotate={rotate}
          className={ratio > 210 / 297 ? 'w-full' : 'h-full'}
        />
      </button>
      <p className="truncate pt-1.5 text-center text-12 text-ink-soft tabular-nums" title={of}>
        <strong className="font-bold text-ink">{number}</strong>
        {of ? <> · {t('pageOf', { page, name: of })}</> : page !== number && <> · {t('was', { page })}</>}
      </p>
      <div className="flex justify-center">
        <IconButton size="small" name={name(t('rotateLeft', { page }))} onClick={() => onTurn(-90)}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
        <IconButton size="small" name={name(t('rotateRight', { page }))} onClick={() => onTurn(90)}>
          <RotateCw aria-hidden="true" />
        </IconButton>
        <IconButton size="small" name={name(t('remove', { page }))} disabled={!onRemove} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}
