import type { SummaryType } from '@sheaf/api/features/ai/ai.schema.ts';
import type { Progress } from '@sheaf/api/ports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { subscribeToEvents } from '../../lib/api/events.ts';
import { formatNumber } from '../../lib/messages/format.ts';
import { usualOcrLanguage } from '../../lib/messages/language-name.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { api, trpc } from '../../lib/api/trpc.ts';
import { makeUuidV7 } from '../../lib/form/uuid-v7.ts';
import { sendUntilAnswered } from '../../lib/api/send-until-answered.ts';
import { aiMessages } from './ai.messages.ts';

/** Under an id, so that it is followed where the connection breaks. */
const follow = <Answer>(send: (operationId: string) => Promise<Answer>) =>
  sendUntilAnswered(makeUuidV7(), send);

export type AssistantAction = 'ocr' | 'summarize' | 'enable_chat' | 'compress' | 'bookmarks';

/** The actions of the assistant on a file, one at a time, each with its outcome as a message. */
export function useAssistantActions(fileId: string, onChatEnabled: () => void) {
  const t = useMessages(aiMessages);
  const errorTexts = useTranslated(errorWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<AssistantAction | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const operation = useRef<string | null>(null);

  useEffect(() => {
    if (busy !== 'ocr') return;
    return subscribeToEvents((event) => {
      if (event.kind !== 'operation' || event.action !== 'ocr' || event.status !== 'running') return;
      operation.current = event.id;
      if (event.progress) setProgress(event.progress);
    });
  }, [busy]);

  async function run(action: AssistantAction, work: () => Promise<void>, failed: string): Promise<void> {
    setBusy(action);
    try {
      await work();
    } catch (error) {
      const told = readApiError(error);
      if (told.code !== 'cancelled') toast.error(failed, { description: describeError(told, errorTexts) });
    } finally {
      // What the file has now is known before the button is at rest.
      await Promise.all([
        client.invalidateQueries(trpc.files.pathFilter()),
        client.invalidateQueries(trpc.ai.pathFilter()),
      ]);
      setBusy(null);
      setProgress(null);
      operation.current = null;
    }
  }

  const extractText = () =>
    run(
      'ocr',
      async () => {
        await follow((operationId) =>
          api.ai.ocr.mutate({ fileId, language: usualOcrLanguage(), operationId }),
        );
        toast.success(t('ocr.done'));
      },
      t('ocr.failed'),
    );

  const summarize = (summaryType: SummaryType = 'auto') =>
    run(
      'summarize',
      async () => {
        await follow((operationId) => api.ai.summarize.mutate({ fileId, summaryType, operationId }));
        toast.success(t('summary.done'));
      },
      t('summary.failed'),
    );

  const enableChat = () =>
    run(
      'enable_chat',
      async () => {
        await api.ai.createEmbeddings.mutate({ fileId });
        toast.success(t('chat.enabled'));
        onChatEnabled();
      },
      t('chat.enableFailed'),
    );

  function announceResult(said: string, file: { id: string; filename: string }): void {
    const onClick = () => void navigate(`/files/${file.id}`);
    const action = { label: t('recommendations.show'), onClick };
    toast.success(said, { description: file.filename, action });
  }

  const compress = () =>
    run(
      'compress',
      async () => {
        const { file, compressionRatio } = await follow((operationId) =>
          api.pdfTools.compress.mutate({ fileId, operationId }),
        );
        const percent = formatNumber(Math.round(compressionRatio));
        announceResult(t('recommendations.compressed', { percent }), file);
      },
      t('recommendations.compressFailed'),
    );

  const addBookmarks = () =>
    run(
      'bookmarks',
      async () => {
        const { file, bookmarks } = await follow((operationId) =>
          api.pdfTools.bookmarks.mutate({ fileId, operationId }),
        );
        announceResult(t('recommendations.bookmarked', { count: bookmarks }), file);
      },
      t('recommendations.bookmarkFailed'),
    );

  /** What needs more than a click is done at its own desk. */
  const openTool = (tool: 'sign' | 'unlock') => void navigate(`/advanced-tools/${tool}?files=${fileId}`);
  const openOcr = () => void navigate(`/tools?tab=ocr&files=${fileId}`);

  const stop = () => {
    if (operation.current) void api.operations.cancel.mutate({ id: operation.current });
  };

  return {
    fileId,
    busy,
    progress,
    stop,
    extractText,
    summarize,
    enableChat,
    compress,
    addBookmarks,
    openTool,
    openOcr,
  };
}

export type AssistantActions = ReturnType<typeof useAssistantActions>;
