import type { OcrResult } from '@sheaf/api/features/ai/ai.schema.ts';
import { Badge } from '../../../components/badge.tsx';
import { PageSheet } from '../shared/page/page-sheet.tsx';
import { formatPercent } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ocrMessages } from './ocr.messages.ts';

/** Under this a page is worth a second look. */
const DOUBTFUL = 0.85;

/** Each page beside its words. */
export function ReadPages({ fileId, pages }: { fileId: string; pages: OcrResult['pages'] }) {
  const t = useMessages(ocrMessages);
  return (
    <ol aria-label={t('result')} className="rounded-10 border border-line bg-surface">
      {pages.map(({ page, source, text, confidence }) => (
        <li
          key={page}
          className="grid gap-x-6 gap-y-3 border-b border-line p-4 last:border-b-0 desktop:grid-cols-[148px_minmax(0,1fr)] desktop:p-5"
        >
          <div className="flex gap-3 desktop:flex-col">
            <PageSheet fileId={fileId} page={page} className="w-16 desktop:w-full" />
            <p className="flex flex-wrap items-center gap-2 text-12 text-ink-soft tabular-nums desktop:justify-center">
              {t('page', { page })}
              {source === 'ocr' ? (
                <Badge kind={confidence < DOUBTFUL ? 'warn' : 'neutral'}>
                  {t('sure', { percent: formatPercent(confidence) })}
                </Badge>
              ) : (
                <Badge kind="outline">{t(`sources.${source}`)}</Badge>
              )}
            </p>
          </div>
          {text.trim() ? (
            <p className="max-w-[68ch] min-w-0 font-serif text-16 whitespace-pre-wrap wrap-anywhere">
              {text.trim()}
            </p>
          ) : (
            <p className="text-13 text-ink-faint">{t('blank')}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
