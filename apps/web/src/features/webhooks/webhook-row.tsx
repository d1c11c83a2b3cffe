import { type Webhook, webhookEvents } from '@sheaf/api/features/webhooks/webhooks.schema.ts';
import { Ellipsis, Webhook as WebhookIcon } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { PlainIconButton } from '../../components/plain-icon-button.tsx';
import { formatAgo } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useWebhookChanges } from './use-webhook-changes.ts';
import { webhooksMessages } from './webhooks.messages.ts';

const DeliveriesDialog = lazy(async () => ({
  default: (await import('./deliveries-dialog.tsx')).DeliveriesDialog,
}));

const WebhookDialog = lazy(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }));

type Opened = 'deliveries' | 'edit' | 'remove' | null;

export function WebhookRow({ webhook, isAllowed }: { webhook: Webhook; isAllowed: boolean }) {
  const t = useMessages(webhooksMessages);
  const [opened, setOpened] = useState<Opened>(null);
  const { update, remove } = useWebhookChanges();
  const { id, url, events, off_since } = webhook;
  const close = () => setOpened(null);
  const isAll = webhookEvents.every((event) => events.includes(event));
  const named = isAll ? t('everything') : events.map((event) => t.find(`event.${event}`) ?? event).join(', ');
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <WebhookIcon aria-hidden="true" className="size-5 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-13 font-strong" title={url}>
          {url}
        </p>
        <p className="text-12 text-ink-faint">
          <Standing webhook={webhook} /> · {named}
        </p>
      </div>
      <Button size="small" aria-label={t('deliveriesOf', { url })} onClick={() => setOpened('deliveries')}>
        {t('deliveries')}
      </Button>
      <Menu
        align="end"
        trigger={
          <PlainIconButton name={t('menu', { url })}>
            <Ellipsis aria-hidden="true" />
          </PlainIconButton>
        }
      >
        <MenuItem onSelect={() => setOpened('edit')}>{t('edit')}</MenuItem>
        {(isAllowed || !off_since) && (
          <MenuItem onSelect={() => update.mutate({ id, active: off_since !== null })}>
            {off_since ? t('turnOn') : t('turnOff')}
          </MenuItem>
        )}
        <MenuItem danger onSelect={() => setOpened('remove')}>
          {t('remove')}
        </MenuItem>
      </Menu>
      {opened === 'deliveries' && (
        <Suspense fallback={null}>
          <DeliveriesDialog webhook={webhook} canSend={isAllowed && !off_since} onClose={close} />
        </Suspense>
      )}
      {opened === 'edit' && (
        <Suspense fallback={null}>
          <WebhookDialog webhook={webhook} onClose={close} />
        </Suspense>
      )}
      <Dialog
        open={opened === 'remove'}
        onOpenChange={close}
        title={t('removeTitle')}
        description={t('removeText', { url })}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('cancel')}</Button>
            </DialogClose>
            <Button look="danger-fill" busy={remove.isPending} onClick={() => remove.mutate({ id })}>
              {t('remove')}
            </Button>
          </>
        }
      />
    </li>
  );
}

function Standing({ webhook: { off_since, off_reason, failing_since } }: { webhook: Webhook }) {
  const t = useMessages(webhooksMessages);
  if (off_reason === 'failures') return <span className="text-danger-ink">{t('offByFailures')}</span>;
  if (off_since) return <span className="text-warn-ink">{t('off')}</span>;
  if (failing_since)
    return <span className="text-warn-ink">{t('failing', { ago: formatAgo(failing_since) })}</span>;
  return t('on');
}
