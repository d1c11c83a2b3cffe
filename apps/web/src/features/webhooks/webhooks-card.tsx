import type { Webhook } from '@sheaf/api/features/webhooks/webhooks.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { WebhookRow } from './webhook-row.tsx';
import { webhooksTexts } from './webhooks.texts.ts';

const WebhookDialog = lazy(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }));

/** Where the plan has no API access it is there only for what was made in better days. */
export function WebhooksCard({ isAllowed }: { isAllowed: boolean }) {
  const texts = useTexts(webhooksTexts);
  const [isMaking, setMaking] = useState(false);
  const { data, isError, refetch } = useQuery(trpc.webhooks.list.queryOptions());
  const webhooks = data?.webhooks;
  if (!isAllowed && !webhooks?.length) return null;
  return (
    <Card>
      <CardHeader
        title={texts.title}
        lede={texts.lede}
        action={
          isAllowed && (
            <Button onClick={() => setMaking(true)}>
              <Plus aria-hidden="true" />
              {texts.create}
            </Button>
          )
        }
      />
      <div className="px-5 pt-2 pb-4">
        {!isAllowed && <Note fact={texts.resting} />}
        {isError ? (
          <Note
            kind="bad"
            fact={texts.failed}
            action={
              <Button size="small" onClick={() => refetch()}>
                {texts.again}
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
  const texts = useTexts(webhooksTexts);
  if (!webhooks) return <Skeleton className="my-3 h-4 w-2/3" />;
  if (!webhooks.length) return <p className="py-2 text-13 text-ink-soft">{texts.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} isAllowed={isAllowed} />
      ))}
    </ul>
  );
}
