import { useMessages } from '../../../lib/messages/messages.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';

/** Below a page of a file: its number, and whether it is left out. */
export function PageNumber({ number, isOut }: { number: number | string; isOut: boolean }) {
  const t = useMessages(pdfToolsMessages);
  return (
    <span className="mt-1 flex justify-center gap-1.5 text-12 text-ink-faint tabular-nums">
      <span className={isOut ? 'line-through' : undefined}>{number}</span>
      {isOut && <span>{t('split.leftOut')}</span>}
    </span>
  );
}
