import type { Remedy } from '@sheaf/api/features/batch/batch.remedies.schema.ts';
import { useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { describeError, errorWords } from '../../lib/messages/describe-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { batchMessages } from './batch.messages.ts';
import { refreshBatches } from './use-batches.ts';

export type Way = Remedy | 'without' | 'retry';

/** Starts a batch from one that failed, and opens it; the way that is on its way to the server. */
export function useRunAnew(onOpen: (id: string) => void) {
  const t = useMessages(batchMessages);
  const errorTexts = useTranslated(errorWords);
  const [sending, setSending] = useState<Way | null>(null);
  const run = async (way: Way, start: () => Promise<{ batch: { id: string } }>) => {
    setSending(way);
    try {
      const answer = await start();
      await refreshBatches();
      onOpen(answer.batch.id);
    } catch (error) {
      const title = t(way === 'retry' ? 'retryFailed' : 'createFailed');
      toast.error(title, { description: describeError(readApiError(error), errorTexts) });
    } finally {
      setSending(null);
    }
  };
  return { sending, run };
}
