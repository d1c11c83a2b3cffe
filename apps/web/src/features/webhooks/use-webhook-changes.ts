import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { webhooksTexts } from './webhooks.texts.ts';

export const refreshWebhooks = () => queryClient.invalidateQueries(trpc.webhooks.list.queryFilter());

/** What a row does at once; a failure is said in a corner. */
export function useWebhookChanges() {
  const texts = useTexts(webhooksTexts);
  const errorTexts = useTexts(apiErrorTexts);
  const onError = (error: unknown) => {
    toast.error(describeError(readApiError(error), errorTexts));
  };
  const update = useMutation(
    trpc.webhooks.update.mutationOptions({ onError, onSettled: () => refreshWebhooks() }),
  );
  const remove = useMutation(
    trpc.webhooks.remove.mutationOptions({
      onError,
      onSuccess: () => toast.success(texts.removed),
      onSettled: () => refreshWebhooks(),
    }),
  );
  return { update, remove };
}
