import type { SummaryType } from '@sheaf/api/features/ai/ai.schema.ts';
import { nameResult } from '@sheaf/pdf-core/options';
import type { ToolName } from '@sheaf/pdf-core/tools';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../lib/page/toast.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { type ApiError, readApiError, RestError } from '../../lib/api/api-error.ts';
import { formatTenth } from '../../lib/messages/format.ts';
import { usualOcrLanguage } from '../../lib/messages/language-name.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { api, trpc } from '../../lib/api/trpc.ts';
import { cancelOperation, startOperation, useWorkOn } from '../operations/operations-store.ts';
import { aiMessages } from './ai.messages.ts';
import { chatKind } from './assistant-file.ts';

const STOPPED: ApiError = { code: 'cancelled', message: null, fields: {} };

export type AssistantAction = 'ocr' | 'summarize' | 'enable_chat' | 'compress' | 'bookmarks';

/** The actions of the assistant on a file, one at a time, each with its outcome as a message. They go on when the page is left. */
export function useAssistantActions(
  file: { id: string; filename: string; type: string },
  onChatEnabled: () => void,
) {
  const fileId = file.id;
  const t = useMessages(aiMessages);
  const errorTexts = useTranslated(errorWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isPreparing, setPreparing] = useState(false);
  const operation = useWorkOn(fileId);
  const busy = isPreparing ? 'enable_chat' : ((operation?.action as AssistantAction | undefined) ?? null);
  const preparing = useRef<AbortController | null>(null);

  /** Under an id, so that it is followed where the connection breaks, and can be stopped from the start. */
  async function follow<Answer>(
    action: string,
    title: string,
    send: (operationId: string) => Promise<Answer>,
  ): Promise<Answer> {
    const { ended } = startOperation({
      action,
      title: `${title} · ${file.filename}`,
      fileId,
      // What the file has now is known before the button is at rest.
      send: async (operationId) => ({ file, answer: await send(operationId).finally(readAnew) }),
    });
    const outcome = await ended;
    if (outcome.status === 'done') return outcome.answer.answer;
    throw new RestError(outcome.status === 'failed' ? outcome.error : STOPPED);
  }

  /** All but the advice, which looks into the document for a while. */
  function readAnew(): Promise<unknown> {
    return Promise.all([
      client.invalidateQueries(trpc.files.pathFilter()),
      client.invalidateQueries({
        ...trpc.ai.pathFilter(),
        predicate: ({ queryKey: [path] }) => String(path) !== 'ai,recommendations',
      }),
    ]);
  }

  async function run(work: () => Promise<void>, failed: string): Promise<void> {
    try {
      await work();
    } catch (error) {
      const told = readApiError(error);
      if (told.code === 'cancelled' || isLetGo(preparing.current)) toast.info(t('stopped'));
      else toast.error(failed, { description: describeError(told, errorTexts) });
    } finally {
      preparing.current = null;
      void client.invalidateQueries(trpc.ai.recommendations.pathFilter());
    }
  }

  const extractText = () =>
    run(async () => {
      await follow('ocr', t('ocr.working'), (operationId) =>
        api.ai.ocr.mutate({ fileId, language: usualOcrLanguage(), operationId }),
      );
      toast.success(t('ocr.done'));
    }, t('ocr.failed'));

  const summarize = (summaryType: SummaryType = 'auto') =>
    run(async () => {
      await follow('summarize', t('summary.working'), (operationId) =>
        api.ai.summarize.mutate({ fileId, summaryType, operationId }),
      );
      toast.success(t('summary.done'));
    }, t('summary.failed'));

  const enableChat = () =>
    run(async () => {
      const { signal } = (preparing.current = new AbortController());
      setPreparing(true);
      await api.ai.createEmbeddings
        .mutate({ fileId }, { signal })
        .finally(readAnew)
        .finally(() => setPreparing(false));
      toast.success(t('chat.enabled', { kind: chatKind(file.type) }));
      onChatEnabled();
    }, t('chat.enableFailed'));

  function announceResult(said: string, made: { id: string; filename: string }): void {
    const onClick = () => void navigate(`/files/${made.id}`);
    const action = { label: t('recommendations.show'), onClick };
    toast.success(said, { description: made.filename, action });
  }

  const nameOf = (tool: ToolName) => `${nameResult(tool, [file.filename])}.pdf`;

  const compress = () =>
    run(async () => {
      const { file: made, compressionRatio } = await follow(
        'compress',
        t('recommendations.compressing'),
        (operationId) =>
          api.pdfTools.compress.mutate({ fileId, operationId, outputName: nameOf('compress') }),
      );
      const percent = formatTenth(compressionRatio);
      announceResult(t('recommendations.compressed', { percent }), made);
    }, t('recommendations.compressFailed'));

  const addBookmarks = () =>
    run(async () => {
      const { file: made, bookmarks } = await follow(
        'bookmarks',
        t('recommendations.bookmarking'),
        (operationId) =>
          api.pdfTools.bookmarks.mutate({ fileId, operationId, outputName: nameOf('bookmarks') }),
      );
      announceResult(t('recommendations.bookmarked', { count: bookmarks }), made);
    }, t('recommendations.bookmarkFailed'));

  /** What needs more than a click is done at its own desk. */
  const openTool = (tool: 'sign' | 'unlock') => void navigate(`/advanced-tools/${tool}?files=${fileId}`);
  const openOcr = () => void navigate(`/tools?tab=ocr&files=${fileId}`);

  const stop = () => {
    if (isPreparing) preparing.current?.abort();
    else if (operation) void cancelOperation(operation.id);
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
