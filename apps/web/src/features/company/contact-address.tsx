import { useQuery } from '@tanstack/react-query';
import { Prose } from '../../components/prose.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { companyMessages } from './company.messages.ts';

/** The address that this instance was set up with, or what to do without one. */
export function ContactAddress() {
  const t = useMessages(companyMessages);
  const { data, isError } = useQuery(trpc.instance.config.queryOptions());
  return (
    <div className="mb-8 min-h-[92px] rounded-10 border bg-surface px-5 py-4">
      {!data && !isError && <Skeleton className="h-6 w-64" />}
      {isError && <p>{t('contact.failed')}</p>}
      {data?.contact && (
        <>
          <h2 className="text-13 text-ink-soft">{t('contact.write')}</h2>
          <a
            href={`mailto:${data.contact}`}
            className="font-serif text-20 leading-8 wrap-anywhere text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-accent desktop:text-28 desktop:leading-10"
          >
            {data.contact}
          </a>
        </>
      )}
      {data && !data.contact && (
        <>
          <h2 className="section-title mb-1">{t('contact.unknown')}</h2>
          <Prose text={t('contact.unknownText')} />
        </>
      )}
    </div>
  );
}
