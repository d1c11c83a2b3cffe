import type { SummaryType } from '@sheaf/api/features/ai/ai.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { type ApiError, readApiError, RestError } from '../../lib/api/api-error.ts';
import { formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { api, trpc } from '../../lib/api/trpc.ts';
import {
  cancelOperation,
  dismissOperation,
  startOperation,
  useOperation,
} from '../operations/operations-store.ts';
import { aiMessages } from './ai.messages.ts';

const STOPPED: ApiError = { code: 'cancelled', message: null, fields: {} };

export type AssistantAction = 'ocr' | 'summarize' | 'enable_chat' | 'compress' | 'bookmarks';

/** The actions of the assistant on a file, one at a time, each with its outcome as a message. */
export function useAssistantActions(fileId: string, onChatEnabled: () => void) {
  const t = useMessages(aiMessages);
  const errorTexts = useTranslated(errorWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<AssistantAction | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const operation = useOperation(running);
  const preparing = useRef<AbortController | null>(null);

  /** Under an id, so that it is followed where the connection breaks, and can be stopped from the start. */
  async function follow<Answer>(
    action: string,
    title: string,
    send: (operationId: string) => Promise<Answer>,
  ): Promise<Answer> {
    const file = { id: fileId, filename: '' };
    const { id, ended } = startOperation({
      action,
      title,
      send: async (operationId) => ({ file, answer: await send(operationId) }),
    });
    setRunning(id);
    const outcome = await ended;
    setRunning(null);
    dismissOperation(id);
    if (outcome.status === 'done') return outcome.answer.answer;
    throw new RestError(outcome.status === 'failed' ? outcome.error : STOPPED);
  }

  async function run(action: AssistantAction, work: () => Promise<void>, failed: string): Promise<void> {
    setBusy(action);
    try {
      await work();
    } catch (error) {
      const told = readApiError(error);
      if (told.code === 'cancelled' || isLetGo(preparing.current)) toast.info(t('stopped'));
      else toast.error(failed, { description: describeError(told, errorTexts) });
    } finally {
      preparing.current = null;
      // What the file has now is known before the button is at rest.
      await Promise.all([
        client.invalidateQueries(trpc.files.pathFilter()),
        client.invalidateQueries(trpc.ai.pathFilter()),
      ]);
      setBusy(null);
    }
  }

  const extractText = () =>
    run(
      'ocr',
      async () => {
        await follow('ocr', t('ocr.working'), (operationId) => api.ai.ocr.mutate({ fileId, operationId }));
        toast.success(t('ocr.done'));
      },
      t('ocr.failed'),
    );

  const summarize = (summaryType: SummaryType = 'auto') =>
    run(
      'summarize',
      async () => {
        await follow('summarize', t('summary.working'), (operationId) =>
          api.ai.summarize.mutate({ fileId, summaryType, operationId }),
        );
        toast.success(t('summary.done'));
      },
      t('summary.failed'),
    );

  const enableChat = () =>
    run(
      'enable_chat',
      async () => {
        const { signal } = (preparing.current = new AbortController());
        await api.ai.createEmbeddings.mutate({ fileId }, { signal });
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
        const { file, compressionRatio } = await follow(
          'compress',
          t('recommendations.compressing'),
          (operationId) => api.pdfTools.compress.mutate({ fileId, operationId }),
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
        const { file, bookmarks } = await follow(
          'bookmarks',
          t('recommendations.bookmarking'),
          (operationId) => api.pdfTools.bookmarks.mutate({ fileId, operationId }),
        );
        announceResult(t('recommendations.bookmarked', { count: bookmarks }), file);
      },
      t('recommendations.bookmarkFailed'),
    );

  /** What needs more than a click is done at its own desk. */
  const openTool = (tool: 'sign' | 'unlock') => void navigate(`/advanced-tools/${tool}?files=${fileId}`);
  const openOcr = () => void navigate(`/tools?tab=ocr&files=${fileId}`);

  const stop = () => {
    if (busy === 'enable_chat') preparing.current?.abort();
    else if (running) void cancelOperation(running);
  };

  return {
    fileId,
    busy,
    operation: operation ?? null,
    progress: operation?.progress ?? null,
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

function isLetGo(control: AbortController | null): boolean {
  return control?.signal.aborted === true;
}

export type AssistantActions = ReturnType<typeof useAssistantActions>;
