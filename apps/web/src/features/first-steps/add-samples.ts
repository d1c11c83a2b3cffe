import { toast } from 'sonner';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { readTexts } from '../../lib/texts.ts';
import { api, queryClient, trpc } from '../../lib/trpc.ts';
import { firstStepsTexts } from './first-steps.texts.ts';

/** Whether the samples are there now. Says what came of it. */
export async function addSamples(): Promise<boolean> {
  const { samples: texts } = await readTexts(firstStepsTexts);
  try {
    const { added } = await api.firstSteps.addSamples.mutate();
    if (added) toast.success(texts.added(added), { description: texts.addedText });
    else toast.info(texts.there, { description: texts.thereText });
  } catch (error) {
    const description = describeError(readApiError(error), await readTexts(apiErrorTexts));
    toast.error(texts.failed, { description });
    return false;
  }
  await Promise.all(
    [trpc.files, trpc.folders, trpc.firstSteps, trpc.users.stats, trpc.usage].map((part) =>
      queryClient.invalidateQueries(part.pathFilter()),
    ),
  );
  return true;
}
