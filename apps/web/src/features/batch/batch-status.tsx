import type { Batch } from '@sheaf/api/features/batch/batch.schema.ts';
import { findStep } from '@sheaf/pdf-core/options';
import { currentLocale } from '../../lib/messages/language.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { batchMessages } from './batch.messages.ts';

export function isRunning({ status }: Batch): boolean {
  return status === 'pending' || status === 'processing';
}

/** The status of a batch as text. */
export function useStatusWords(): (batch: Batch) => string {
  const t = useMessages(batchMessages);
  return ({ status, progress, files: { total, done, failed } }) => {
    if (status === 'processing') return t('status.processing', { percent: progress });
    if (status === 'completed' && failed) return t('status.partly', { done, total });
    if (status === 'cancelled') return t('status.cancelled', { done, total });
    return t(`status.${status}`);
  };
}

/** How far it is. Of files that become one, none is done before all are. */
export function useDoneWords(): (batch: Batch) => string {
  const t = useMessages(batchMessages);
  return ({ operations, files }) =>
    operations.some(({ type }) => findStep(type)?.joins) ? t('working', files) : t('doneOf', files);
}

export function timeOf(iso: string): string {
  const when = new Date(iso);
  const isToday = when.toDateString() === new Date().toDateString();
  const format: Intl.DateTimeFormatOptions = isToday
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(currentLocale(), format).format(when);
}
