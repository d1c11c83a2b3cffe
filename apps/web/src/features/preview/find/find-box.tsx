import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { formatNumber } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { previewMessages } from '../preview.messages.ts';

interface FindBoxProps {
  query: string;
  total: number;
  /** Which hit is shown, from 1. */
  current: number;
  onQuery: (query: string) => void;
  /** The field was pressed, maybe while it had the focus already. */
  onField?: () => void;
  onNext: (isBackwards?: boolean) => void;
  onClose: () => void;
  /** What there is to say where nothing was found yet. */
  note: ReactNode;
  children?: ReactNode;
}

/** Over the document: words to look for, and a way from hit to hit. */
export function FindBox({
  query,
  total,
  current,
  onQuery,
  onField,
  onNext,
  onClose,
  note,
  children,
}: FindBoxProps) {
  const t = useMessages(previewMessages);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <search className="absolute top-3 right-3 z-30 flex max-h-[calc(100%-24px)] w-[320px] max-w-[calc(100%-24px)] flex-col rounded-10 border bg-raised shadow-floating max-[600px]:inset-x-0 max-[600px]:top-0 max-[600px]:w-auto max-[600px]:max-w-none max-[600px]:rounded-none max-[600px]:border-x-0 max-[600px]:border-t-0">
      <div className="flex items-center gap-0.5 p-2">
        <Input
          ref={field}
          type="search"
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          start={<Search aria-hidden="true" />}
          className="min-w-0 flex-1"
          value={query}
          end={
            total > 0 && (
              <span className="text-12 whitespace-nowrap tabular-nums">
                {t('hit', { current: formatNumber(current), total: formatNumber(total) })}
              </span>
            )
          }
          onClick={onField}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onNext(event.shiftKey);
            else if (event.key === 'Escape') onClose();
            else return;
            event.preventDefault();
          }}
        />
        <IconButton size="small" name={t('previousHit')} disabled={!total} onClick={() => onNext(true)}>
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton size="small" name={t('nextHit')} disabled={!total} onClick={() => onNext()}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton size="small" name={t('closeSearch')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <output className="block px-3.5 pb-3 text-13 text-ink-soft empty:hidden">{note}</output>
      {children}
    </search>
  );
}
