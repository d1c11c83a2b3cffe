import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { usualOcrLanguage } from '../../../lib/messages/language-name.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { api, queryClient, trpc } from '../../../lib/api/trpc.ts';
import {
  cancelOperation,
  dismissOperation,
  startOperation,
  watchOperation,
} from '../../operations/operations-store.ts';
import type { AskedFile } from './active-chat.tsx';
import { chatMessages } from './chat.messages.ts';

/** The operation on a file, and which of how many it is. */
type Reading = { operation: string; name: string; number: number; count: number };

/** Runs OCR on the scans among the files, one after another, also when the page is left; a failure or a stop ends it. */
export function useReadFiles() {
  const t = useMessages(chatMessages);
  const errorTexts = useTranslated(errorWords);
  const [now, setNow] = useState<Reading | null>(null);
  const isReading = useRef(false);
  const isShown = useRef(false);
  const running = now?.operation;
  useEffect(() => (running ? watchOperation(running) : undefined), [running]);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  async function read(files: AskedFile[]): Promise<void> {
    if (isReading.current) return;
    isReading.current = true;
    for (const [index, file] of files.entries()) {
      const place = { name: file.filename, number: index + 1, count: files.length };
      const { id, ended } = startOperation({
        action: 'ocr',
        title: t('reading', place),
        send: async (operationId) => {
          const order = { fileId: file.id, language: usualOcrLanguage(), operationId };
          await api.ai.ocr.mutate(order).finally(readAnew);
          return { file };
        },
      });
      setNow({ operation: id, ...place });
      const outcome = await ended;
      if (isShown.current) dismissOperation(id);
      if (outcome.status === 'failed')
        toast.error(t('readFailed', { name: file.filename }), {
          description: describeError(outcome.error, errorTexts),
        });
      if (outcome.status !== 'done') break;
    }
    isReading.current = false;
    setNow(null);
  }
  return { now, read, stop: () => void (running && cancelOperation(running)) };
}

const readAnew = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.files.pathFilter()),
    queryClient.invalidateQueries(trpc.ai.pathFilter()),
  ]);
