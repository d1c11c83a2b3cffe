import type { DoubtfulWord } from '@sheaf/api/features/ai/ai.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { readApiError } from '../../../lib/api/api-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { api, trpc } from '../../../lib/api/trpc.ts';
import { doubtfulMessages } from './doubtful.messages.ts';

const none: DoubtfulWord[] = [];

/** What may have been read wrongly in a file, and putting it right. */
export function useDoubtfulWords(fileId: string) {
  const t = useMessages(doubtfulMessages);
  const errorTexts = useTranslated(errorWords);
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const { data, isError, refetch } = useQuery(trpc.ai.doubtfulWords.queryOptions({ fileId }));

  /** Confirmed where the text is the same. False when it was not kept. */
  async function settle({ page, word }: DoubtfulWord, text: string): Promise<boolean> {
    setSaving(true);
    try {
      await api.ai.correctWord.mutate({ fileId, page, word, text });
      await Promise.all([
        client.invalidateQueries(trpc.ai.pathFilter()),
        client.invalidateQueries(trpc.files.pathFilter()),
      ]);
      return true;
    } catch (error) {
      toast.error(t('failed'), { description: describeError(readApiError(error), errorTexts) });
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { words: data?.words ?? none, total: data?.total, isError, refetch, isSaving, settle };
}
