import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ConversationDrawing } from '../../../components/drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Note } from '../../../components/note.tsx';
import { aiMessages } from '../../ai/ai.messages.ts';
import { ExtractText } from '../../ai/extract-text.tsx';
import { textStateOf } from '../../ai/text-state.ts';
import { useAdvice } from '../../ai/use-advice.ts';
import { useAssistantActions } from '../../ai/use-assistant-actions.ts';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { readApiError } from '../../../lib/api/api-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useAnswers } from '../../../lib/messages/answer-messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { api, queryClient, trpc } from '../../../lib/api/trpc.ts';
import { isOfKind } from '../shared/files/file-kinds.ts';
import { ScannedPages } from '../ocr/scanned-pages.tsx';
import { BarWords } from '../shared/run/bar-words.tsx';
import { ToolBar } from '../shared/run/tool-bar.tsx';
import type { PassageWish } from './chat-options.tsx';
import { chatMessages } from './chat.messages.ts';

const ChatOptions = lazy(() => import('./chat-options.tsx'));

interface ChatStartProps {
  file: StoredFile & { has_text: boolean };
  isPro: boolean;
  aside: ReactNode;
  onStart: () => void;
}

/** The document before it is talked with: its text comes first, and where it has none the way to it is right here. */
export function ChatStart({ file, isPro, aside, onStart }: ChatStartProps) {
  const t = useMessages(chatMessages);
  const errorTexts = useTranslated(errorWords);
  const actions = useAssistantActions(file, () => {});
  const [wish, setWish] = useState<PassageWish | null>(null);
  const [isStarting, setStarting] = useState(false);
  const say = useAnswers();
  const tAi = useMessages(aiMessages);
  const { locked } = useAdvice(file, !file.has_text);
  const isScan = isOfKind(file, 'scan');
  const state = textStateOf(file.reading);
  const isWrong = wish !== null && wish.overlap >= wish.chunkSize;
  async function start() {
    setStarting(true);
    try {
      if (!file.has_embeddings || wish) await api.ai.createEmbeddings.mutate({ fileId: file.id, ...wish });
      await queryClient.invalidateQueries(trpc.files.pathFilter());
      onStart();
    } catch (error) {
      const message = describeError(readApiError(error), errorTexts);
      if (isPro) toast.error(t('advancedFailed'), { description: message });
      else toast.error(t('startFailed', { message }));
      setStarting(false);
    }
  }
  return (
    <>
      <ToolLayout
        aside={
          <div className="flex flex-col gap-4">
            {aside}
            {!file.has_text &&
              (isScan || state !== 'no_text' ? (
                <Card>
                  <ExtractText
                    reading={file.reading}
                    text={t('needsOcr')}
                    actions={actions}
                    locked={locked}
                  />
                </Card>
              ) : (
                <Note kind="warn" fact={t('noWords')}>
                  {t('noWordsText')}
                </Note>
              ))}
            {isPro && file.has_text && (
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
              {!locked && t('noPages')}
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
            disabled={!file.has_text || isWrong}
            className="max-desktop:flex-1"
            onClick={() => void start()}
          >
            {t('action')}
          </Button>
        }
      >
        <BarWords fact={file.has_text ? t('summary') : file.filename}>
          {file.has_text
            ? t('summaryText')
            : locked
              ? say({
                  key: `advice.${locked.key}.description`,
                  params: locked.params,
                  message: locked.description,
                })
              : state === 'needs_ocr'
                ? t('needsOcr')
                : state === 'no_text'
                  ? t('noWords')
                  : tAi(`withoutText.${state}.title`)}
        </BarWords>
      </ToolBar>
    </>
  );
}
