import { useMutation } from '@tanstack/react-query';
import { toast } from '../../lib/page/toast.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { refreshConfig } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { instanceMessages } from './instance.messages.ts';
import { refreshAdmin } from './use-admin.ts';

/** What is decided is in force at once: whatever shows it is read anew. */
export function useSaveSettings() {
  const t = useMessages(instanceMessages);
  const errorTexts = useTranslated(errorWords);
  return useMutation(
    trpc.admin.saveSettings.mutationOptions({
      async onSuccess() {
        toast.success(t('settings.saved'));
        // First: where plans are no longer sold, nothing asks for them again.
        await refreshConfig();
        await Promise.all([
          refreshAdmin(),
          queryClient.invalidateQueries(trpc.instance.pathFilter()),
          queryClient.invalidateQueries(trpc.subscriptions.pathFilter()),
          queryClient.invalidateQueries(trpc.users.stats.pathFilter()),
          queryClient.invalidateQueries(trpc.usage.pathFilter()),
        ]);
      },
      onError: (error) =>
        toast.error(t('settings.failed'), { description: describeError(readApiError(error), errorTexts) }),
    }),
  );
}
