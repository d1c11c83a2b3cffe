import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ConversationDrawing } from '../../../components/drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Note } from '../../../components/note.tsx';
import { ExtractText } from '../../../features/ai/extract-text.tsx';
import { useAdvice } from '../../../features/ai/use-advice.ts';
import { useAssistantActions } from '../../../features/ai/use-assistant-actions.ts';
import { ToolLayout } from '../../../features/pdf-tools/tool-layout.tsx';
import { apiErrorTexts, describeError } from '../../../lib/api-error.texts.ts';
import { readApiError } from '../../../lib/api-error.ts';
import { useServerWords } from '../../../lib/server-words/use-server-words.ts';
import { useTexts } from '../../../lib/texts.ts';
import { api, queryClient, trpc } from '../../../lib/trpc.ts';
import { isOfKind } from '../file-kinds.ts';
import { ScannedPages } from '../ocr/scanned-pages.tsx';
import { BarWords } from '../bar-words.tsx';
import { ToolBar } from '../tool-bar.tsx';
import type { PassageWish } from './chat-options.tsx';
import { chatTexts } from './chat.texts.ts';

const ChatOptions = lazy(() => import('./chat-options.tsx'));

interface ChatStartProps {
  file: StoredFile & { extracted_text: string | null };
  isPro: boolean;
  aside: ReactNode;
  onStart: () => void;
}

/** The document before it is talked with: its text comes first, and where it has none the way to it is right here. */
export function ChatStart({ file, isPro, aside, onStart }: ChatStartProps) {
  const texts = useTexts(chatTexts);
  const errorTexts = useTexts(apiErrorTexts);
  const actions = useAssistantActions(file.id, () => {});
  const [wish, setWish] = useState<PassageWish | null>(null);
  const [isStarting, setStarting] = useState(false);
  const say = useServerWords();
  const { locked } = useAdvice(file, !file.extracted_text);
  const isScan = isOfKind(file, 'scan');
  const isWrong = wish !== null && wish.overlap >= wish.chunkSize;
  async function start() {
    setStarting(true);
    try {
      if (!file.has_embeddings || wish) await api.ai.createEmbeddings.mutate({ fileId: file.id, ...wish });
      await queryClient.invalidateQueries(trpc.files.pathFilter());
      onStart();
    } catch (error) {
      const message = describeError(readApiError(error), errorTexts);
      if (isPro) toast.error(texts.advancedFailed, { description: message });
      else toast.error(texts.startFailed(message));
      setStarting(false);
    }
  }
  return (
    <>
      <ToolLayout
        aside={
          <div className="flex flex-col gap-4">
            {aside}
            {!file.extracted_text &&
              (isScan ? (
                <Card>
                  <ExtractText text={texts.needsOcr} actions={actions} locked={locked} />
                </Card>
              ) : (
                <Note kind="warn" fact={texts.noWords}>
                  {texts.noWordsText}
                </Note>
              ))}
            {isPro && file.extracted_text && (
              <Suspense>
                <ChatOptions value={wish} onChange={setWish} />
              </Suspense>
            )}
          </div>
        }
      >
        {isScan && !locked ? (
          <ScannedPages fileId={file.id} count={file.page_count ?? 1} />
        ) : (
          <Card className="py-8">
            <EmptyState drawing={<ConversationDrawing />} title={file.filename}>
              {!locked && texts.noPages}
            </EmptyState>
          </Card>
        )}
      </ToolLayout>
      <ToolBar
        action={
          <Button
            look="primary"
            size="large"
            busy={isStarting}
            disabled={!file.extracted_text || isWrong}
            className="max-desk:flex-1"
            onClick={() => void start()}
          >
            {texts.action}
          </Button>
        }
      >
        <BarWords fact={file.extracted_text ? texts.summary(file.page_count) : file.filename}>
          {file.extracted_text
            ? texts.summaryText
            : locked
              ? say(locked.description)
              : isScan
                ? texts.needsOcr
                : texts.noWords}
        </BarWords>
      </ToolBar>
    </>
  );
}
