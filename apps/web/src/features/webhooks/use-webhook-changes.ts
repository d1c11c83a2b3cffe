import { useMutation } from '@tanstack/react-query';
import { toast } from '../../lib/page/toast.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { webhooksMessages } from './webhooks.messages.ts';

export const refreshWebhooks = () => queryClient.invalidateQueries(trpc.webhooks.list.queryFilter());

/** The immediate actions of a row; a failure is shown as a toast. */
export function useWebhookChanges() {
  const t = useMessages(webhooksMessages);
  const errorTexts = useTranslated(errorWords);
  const onError = (error: unknown) => {
    toast.error(describeError(readApiError(error), errorTexts));
  };
  const update = useMutation(
    trpc.webhooks.update.mutationOptions({ onError, onSettled: () => refreshWebhooks() }),
  );
  const remove = useMutation(
    trpc.webhooks.remove.mutationOptions({
      onError,
      onSuccess: () => toast.success(t('removed')),
      onSettled: () => refreshWebhooks(),
    }),
  );
  return { update, remove };
}
