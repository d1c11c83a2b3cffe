import { formatNumber } from '../../lib/format.ts';
import { currentLocale } from '../../lib/language.ts';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.ts';
import { useSystem } from './use-admin.ts';

/** How it goes, in one line. */
export function SystemLine() {
  const texts = useTexts(adminTexts).line;
  const { data } = useSystem();
  // On a phone what follows takes two lines.
  if (!data) return <span className="inline-block max-desk:min-h-10.5">{texts.loading}</span>;
  const silent = (['database', 'storage', 'tools'] as const).filter((part) => data.checks[part] !== 'ok');
  const { running, size } = data.process.pool;
  const time = new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' }).format(
    new Date(data.checkedAt),
  );
  return (
    <span className="tabular-nums">
      <span className={silent.length > 0 ? 'font-strong text-danger-ink' : undefined}>
        {silent.length > 0 ? texts.bad(silent.map((part) => texts.parts[part]).join(', ')) : texts.well}
      </span>{' '}
      {texts.pool(formatNumber(running), size, formatNumber(size))}{' '}
      {texts.jobs(data.queue.waiting, formatNumber(data.queue.waiting))} {texts.checked(time)}
    </span>
  );
}
