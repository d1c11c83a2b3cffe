import { toast } from '../../lib/page/toast.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { readMessages } from '../../lib/messages/messages.ts';
import { readTranslated } from '../../lib/messages/translated.ts';
import { api, queryClient, trpc } from '../../lib/api/trpc.ts';
import { firstStepsMessages } from './first-steps.messages.ts';

/** Adds the samples if they are missing, and reports the outcome. */
export async function addSamples(): Promise<boolean> {
  const t = await readMessages(firstStepsMessages);
  try {
    const { added } = await api.firstSteps.addSamples.mutate();
    if (added) toast.success(t('samples.added', { count: added }), { description: t('samples.addedText') });
    else toast.info(t('samples.there'), { description: t('samples.thereText') });
  } catch (error) {
    const description = describeError(readApiError(error), await readTranslated(errorWords));
    toast.error(t('samples.failed'), { description });
    return false;
  }
  await Promise.all(
    [trpc.files, trpc.folders, trpc.firstSteps, trpc.users.stats, trpc.usage].map((part) =>
      queryClient.invalidateQueries(part.pathFilter()),
    ),
  );
  return true;
}
