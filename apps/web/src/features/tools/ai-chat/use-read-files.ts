import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { readApiError } from '../../../lib/api/api-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { api, queryClient, trpc } from '../../../lib/api/trpc.ts';
import type { AskedFile } from './active-chat.tsx';
import { chatMessages } from './chat.messages.ts';

/** Runs OCR on the scans among the files, one after another; the first failure is shown and ends it. */
export function useReadFiles() {
  const t = useMessages(chatMessages);
  const errorTexts = useTranslated(errorWords);
  const [now, setNow] = useState<{ name: string; number: number; count: number } | null>(null);
  const isReading = useRef(false);
  async function read(files: AskedFile[]): Promise<void> {
    if (isReading.current) return;
    isReading.current = true;
    for (const [index, { id, filename }] of files.entries()) {
      setNow({ name: filename, number: index + 1, count: files.length });
      try {
        await api.ai.ocr.mutate({ fileId: id });
      } catch (error) {
        const description = describeError(readApiError(error), errorTexts);
        toast.error(t('readFailed', { name: filename }), { description });
        break;
      } finally {
        await Promise.all([
          queryClient.invalidateQueries(trpc.files.pathFilter()),
          queryClient.invalidateQueries(trpc.ai.pathFilter()),
        ]);
      }
    }
    isReading.current = false;
    setNow(null);
  }
  return { now, read };
}
