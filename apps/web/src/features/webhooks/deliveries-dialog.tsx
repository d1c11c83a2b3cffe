import { ANSWER_SECONDS, type Delivery, type Webhook } from '@sheaf/api/features/webhooks/webhooks.schema.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Note } from '../../components/note.tsx';
import { SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { formatAgo, formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { refreshWebhooks } from './use-webhook-changes.ts';
import { webhooksMessages } from './webhooks.messages.ts';

/** While something waits, how it goes is asked again and again. */
const WATCH_EVERY_MS = 1_500;

interface DeliveriesDialogProps {
  webhook: Webhook;
  canSend: boolean;
  onClose: () => void;
}

export function DeliveriesDialog({ webhook: { id, url }, canSend, onClose }: DeliveriesDialogProps) {
  const t = useMessages(webhooksMessages);
  const errorTexts = useTranslated(errorWords);
  const { data, isError, refetch } = useQuery({
    ...trpc.webhooks.deliveries.queryOptions({ id }),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => delivery.state === 'waiting') ? WATCH_EVERY_MS : false,
  });
  const sending = {
    onSuccess: () => {
      toast.success(t('sent'));
    },
    onError: (error: unknown) => {
      toast.error(describeError(readApiError(error), errorTexts));
    },
    onSettled: () => queryClient.invalidateQueries(trpc.webhooks.deliveries.queryFilter({ id })),
  };
  const test = useMutation(trpc.webhooks.test.mutationOptions(sending));
  const again = useMutation(trpc.webhooks.redeliver.mutationOptions(sending));
  const close = () => {
    onClose();
    void refreshWebhooks();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      className="w-[720px]"
      title={t('deliveries')}
      description={<span className="wrap-anywhere">{url}</span>}
      actions={
        <>
          <Button onClick={close}>{t('close')}</Button>
          {canSend && (
            <Button look="primary" busy={test.isPending} onClick={() => test.mutate({ id })}>
              {t('sendTest')}
            </Button>
          )}
        </>
      }
    >
      <div className="max-h-[50vh] overflow-y-auto px-6 pt-3">
        {isError && (
          <Note
            kind="bad"
            fact={t('failed')}
            action={
              <Button size="small" onClick={() => refetch()}>
                {t('again')}
              </Button>
            }
          />
        )}
        {!data && !isError && (
          <Waiting>
            <SkeletonRows rows={3} />
          </Waiting>
        )}
        {data?.deliveries.length === 0 && <p className="py-4 text-13 text-ink-soft">{t('noDeliveries')}</p>}
        {data && data.deliveries.length > 0 && (
          <DeliveryTable
            deliveries={data.deliveries}
            onAgain={canSend ? (deliveryId) => again.mutate({ id, deliveryId }) : undefined}
          />
        )}
      </div>
    </Dialog>
  );
}

interface DeliveryTableProps {
  deliveries: Delivery[];
  onAgain: ((deliveryId: string) => void) | undefined;
}

function DeliveryTable({ deliveries, onAgain }: DeliveryTableProps) {
  const t = useMessages(webhooksMessages);
  return (
    <Table aria-label={t('deliveries')}>
      <thead>
        <tr>
          <HeadCell>{t('when')}</HeadCell>
          <HeadCell>{t('what')}</HeadCell>
          <HeadCell className="w-full">{t('how')}</HeadCell>
          <HeadCell>
            <span className="sr-only">{t('redeliver')}</span>
          </HeadCell>
          <HeadCell numeric>{t('tries')}</HeadCell>
          <HeadCell numeric>{t('took')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => {
          const { id, event, created_at, attempts, duration_ms } = delivery;
          const ago = formatAgo(created_at);
          return (
            <Row key={id}>
              <Cell className="text-ink-soft">{ago}</Cell>
              <Cell>
                <code className="font-mono text-12">{event}</code>
              </Cell>
              <Cell className="max-desktop:min-w-20 max-desktop:whitespace-normal">
                <Outcome delivery={delivery} />
              </Cell>
              <Cell>
                {onAgain && (
                  <Button
                    size="small"
                    aria-label={t('redeliverNamed', { event, ago })}
                    onClick={() => onAgain(id)}
                  >
                    {t('redeliver')}
                  </Button>
                )}
              </Cell>
              <Cell numeric>{formatNumber(attempts)}</Cell>
              <Cell numeric>
                {duration_ms !== null && t('milliseconds', { ms: formatNumber(duration_ms) })}
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

const looks = { waiting: 'text-ink-soft', delivered: 'text-accent-ink', failed: 'text-danger-ink' };

function Outcome({ delivery: { state, response_code, error } }: { delivery: Delivery }) {
  const t = useMessages(webhooksMessages);
  const answer = response_code === null ? '' : t('answered', { code: String(response_code) });
  const detail = error ? (t.find(`reason.${error}`, { seconds: ANSWER_SECONDS }) ?? error) : answer;
  return <span className={looks[state]}>{[t(`state.${state}`), detail].filter(Boolean).join(', ')}</span>;
}
