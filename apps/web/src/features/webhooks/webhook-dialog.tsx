import {
  createWebhookInput,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
} from '@sheaf/api/features/webhooks/webhooks.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { ShownSecretDialog } from '../../components/shown-secret-dialog.tsx';
import { useShowFormError } from '../../lib/form/form-errors.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { refreshWebhooks } from './use-webhook-changes.ts';
import { webhooksMessages } from './webhooks.messages.ts';

const FORM = 'webhook';

/** Creates a webhook and shows its secret, or edits the given one. */
export function WebhookDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const t = useMessages(webhooksMessages);
  const showError = useShowFormError();
  const [secret, setSecret] = useState<string | null>(null);
  const chosen = webhook
    ? webhookEvents.filter((event) => webhook.events.includes(event))
    : [...webhookEvents];
  const form = useForm({
    resolver: formResolver(createWebhookInput),
    defaultValues: { url: webhook?.url ?? '', events: chosen },
  });
  const onError = (error: unknown) => showError(error, ['url', 'events'], form.setError, { conflict: 'url' });
  const create = useMutation(
    trpc.webhooks.create.mutationOptions({
      onError,
      async onSuccess(made) {
        setSecret(made.secret);
        await refreshWebhooks();
      },
    }),
  );
  const update = useMutation(
    trpc.webhooks.update.mutationOptions({
      onError,
      async onSuccess() {
        onClose();
        toast.success(t('saved'));
        await refreshWebhooks();
      },
    }),
  );
  const isBusy = create.isPending || update.isPending;
  if (secret) return <ShownSecretDialog secret={secret} texts={t.record('made')} onClose={onClose} />;
  const submit = form.handleSubmit((input) =>
    webhook ? update.mutate({ id: webhook.id, ...input }) : create.mutate(input),
  );
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={webhook ? t('editTitle') : t('newTitle')}
      description={t('formText')}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} look="primary" busy={isBusy}>
            {isBusy ? t('saving') : webhook ? t('save') : t('make')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="flex flex-col gap-4 px-6 pt-4" onSubmit={submit}>
        <Field label={t('url')} hint={t('urlHint')} error={errors.url?.message}>
          <Input
            size="large"
            type="url"
            autoComplete="off"
            placeholder="https://"
            {...form.register('url')}
          />
        </Field>
        <Controller
          control={form.control}
          name="events"
          render={({ field: { value = [], onChange } }) => (
            <fieldset
              className="flex flex-col gap-1"
              aria-describedby={errors.events ? 'webhook-events' : undefined}
            >
              <legend className="mb-1.5 text-13 leading-[18px] font-strong">{t('events')}</legend>
              {webhookEvents.map((event) => (
                <Checkbox
                  key={event}
                  label={t(`event.${event}`)}
                  checked={value.includes(event)}
                  onCheckedChange={(isOn) => onChange(toggle(value, event, isOn === true))}
                />
              ))}
              {errors.events && (
                <p id="webhook-events" role="alert" className="text-12 text-danger-ink">
                  {errors.events.message}
                </p>
              )}
            </fieldset>
          )}
        />
      </form>
    </Dialog>
  );
}

function toggle(events: WebhookEvent[], event: WebhookEvent, isOn: boolean): WebhookEvent[] {
  return webhookEvents.filter((one) => (one === event ? isOn : events.includes(one)));
}
