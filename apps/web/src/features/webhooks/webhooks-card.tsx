import type { Webhook } from '@sheaf/api/features/webhooks/webhooks.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton, Waiting } from '../../components/skeleton.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { webhooksMessages } from './webhooks.messages.ts';

const WebhookRow = lazy(async () => ({ default: (await import('./webhook-row.tsx')).WebhookRow }));
const WebhookDialog = lazy(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }));

/** Where the plan has no API access it is there only for what was made in better days. */
export function WebhooksCard({ isAllowed }: { isAllowed: boolean }) {
  const t = useMessages(webhooksMessages);
  const [isMaking, setMaking] = useState(false);
  const { data, isError, refetch } = useQuery(trpc.webhooks.list.queryOptions());
  const webhooks = data?.webhooks;
  if (!isAllowed && !webhooks?.length) return null;
  return (
    <Card>
      <CardHeader
        title={t('title')}
        lede={t('lede')}
        action={
          isAllowed && (
            <Button onClick={() => setMaking(true)}>
              <Plus aria-hidden="true" />
              {t('create')}
            </Button>
          )
        }
      />
      <div className="px-5 pt-2 pb-4">
        {!isAllowed && <Note fact={t('resting')} />}
        {isError ? (
          <Note
            kind="bad"
            fact={t('failed')}
            action={
              <Button size="small" onClick={() => refetch()}>
                {t('again')}
              </Button>
            }
          />
        ) : (
          <WebhookList webhooks={webhooks} isAllowed={isAllowed} />
        )}
      </div>
      {isMaking && (
        <Suspense fallback={null}>
          <WebhookDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function WebhookList({ webhooks, isAllowed }: { webhooks: Webhook[] | undefined; isAllowed: boolean }) {
  const t = useMessages(webhooksMessages);
  if (!webhooks)
    return (
      <Waiting>
        <Skeleton className="my-3 h-4 w-2/3" />
      </Waiting>
    );
  if (!webhooks.length) return <p className="py-2 text-13 text-ink-soft">{t('none')}</p>;
  return (
    <ul className="divide-y divide-line">
      <Suspense fallback={null}>
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} isAllowed={isAllowed} />
        ))}
      </Suspense>
    </ul>
  );
}
