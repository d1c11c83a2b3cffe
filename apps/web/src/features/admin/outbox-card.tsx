import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { formatAgo } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { FailedNote } from './failed-note.tsx';
import { instanceMessages } from './instance.messages.ts';

/** Emails that could not be sent. They are only fetched when asked for, since each look is written into the audit log. */
export function OutboxCard() {
  const t = useMessages(instanceMessages);
  const [isShown, setShown] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(
    trpc.admin.outbox.queryOptions(undefined, {
      enabled: isShown,
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  );
  return (
    <Card className="min-w-0 pb-4 desktop:col-span-2">
      <CardHeader title={t('outbox.title')} lede={t('outbox.lede')} />
      <div className="flex flex-col gap-4 px-5 pt-3">
        {isError && <FailedNote onAgain={refetch} />}
        {data?.mails.length === 0 && <p className="text-13 text-ink-soft">{t('outbox.empty')}</p>}
        {data?.mails.map(({ to, subject, text, sent_at }) => (
          <article key={`${sent_at} ${to}`} className="border-t border-line pt-3 first:border-t-0">
            <h3 className="font-bold wrap-anywhere">{subject}</h3>
            <p className="text-12 text-ink-soft wrap-anywhere">
              {t('outbox.to', { address: to })}, {formatAgo(sent_at)}
            </p>
            <p className="mt-1 text-13 whitespace-pre-wrap wrap-anywhere">{text}</p>
          </article>
        ))}
        <div>
          <Button size="small" busy={isFetching} onClick={() => (isShown ? void refetch() : setShown(true))}>
            {isShown ? t('outbox.refresh') : t('outbox.show')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
