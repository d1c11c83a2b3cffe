import type { Batch } from '@sheaf/api/features/batch/batch.schema.ts';
import { currentLocale } from '../../lib/language.ts';
import { useTexts } from '../../lib/texts.ts';
import { batchTexts } from './batch.texts.ts';

export function isRunning({ status }: Batch): boolean {
  return status === 'pending' || status === 'processing';
}

/** How a batch stands, in words. */
export function useStatusWords(): (batch: Batch) => string {
  const { status: words } = useTexts(batchTexts);
  return ({ status, progress, failed, current, total }) => {
    if (status === 'processing') return words.processing(progress);
    if (status === 'completed' && failed) return words.partly(current - failed, total);
    return words[status];
  };
}

export function timeOf(iso: string): string {
  const when = new Date(iso);
  const isToday = when.toDateString() === new Date().toDateString();
  const format: Intl.DateTimeFormatOptions = isToday
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(currentLocale(), format).format(when);
}
