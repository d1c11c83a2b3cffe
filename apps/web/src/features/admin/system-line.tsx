import { formatNumber } from '../../lib/messages/format.ts';
import { currentLocale } from '../../lib/messages/language.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { adminMessages } from './admin.messages.ts';
import { useSystem } from './use-admin.ts';

/** How it goes, in one line. */
export function SystemLine() {
  const t = useMessages(adminMessages);
  const { data } = useSystem();
  // On a phone what follows takes two lines.
  if (!data) return <span className="inline-block max-desktop:min-h-10.5">{t('line.loading')}</span>;
  const silent = (['database', 'storage', 'tools'] as const).filter((part) => data.checks[part] !== 'ok');
  const { running, size } = data.process.pool;
  const time = new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' }).format(
    new Date(data.checkedAt),
  );
  return (
    <span className="tabular-nums">
      <span className={silent.length > 0 ? 'font-strong text-danger-ink' : undefined}>
        {silent.length > 0
          ? t('line.bad', { names: silent.map((part) => t(`line.parts.${part}`)).join(', ') })
          : t('line.well')}
      </span>{' '}
      {t('line.pool', { busy: formatNumber(running), size })} {t('line.jobs', { count: data.queue.waiting })}{' '}
      {t('line.checked', { time })}
    </span>
  );
}
