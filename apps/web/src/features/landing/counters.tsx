import { useQuery } from '@tanstack/react-query';
import { readOpen } from '../../lib/api/read-open.ts';
import { classes } from '../../lib/page/classes.ts';
import { formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { landingMessages } from './landing.messages.ts';

const ASK_AGAIN_MS = 30_000;
/** Below this many pieces of work the strip would tell a visitor only that nobody has been here: it stays away until there is something to be glad of, and leaves its place empty where its going would move what is seen. */
const WORTH_TELLING = 100;
const SHOWN = ['users', 'files_processed', 'operations'] as const;

/** What this instance has really done. Until it is known, and where it cannot be, the strip keeps its shape. */
export function Counters() {
  const t = useMessages(landingMessages);
  const { data } = useQuery({
    queryKey: ['counts'],
    queryFn: () => readOpen<Record<(typeof SHOWN)[number], number>>('/counts'),
    refetchInterval: ASK_AGAIN_MS,
  });
  const isLittle = data && data.operations < WORTH_TELLING;
  return (
    <section
      aria-label={t('counters.title')}
      className={classes(
        'border-y border-line bg-surface',
        isLittle && 'max-desktop:hidden desktop:invisible',
      )}
    >
      <dl className="wrap grid desktop:grid-cols-3">
        {SHOWN.map((name) => (
          <div
            key={name}
            className="flex flex-row-reverse items-baseline justify-between gap-3.5 border-line py-3 not-first:border-t desktop:justify-end desktop:py-5.5 desktop:not-first:border-t-0 desktop:not-first:border-l desktop:not-first:pl-8"
          >
            <dt className="text-ink-soft">{t(`counters.${name}`)}</dt>
            <dd className="font-serif text-28 font-medium tracking-[-.02em] tabular-nums desktop:text-40 desktop:leading-12">
              {data ? formatNumber(data[name]) : '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
