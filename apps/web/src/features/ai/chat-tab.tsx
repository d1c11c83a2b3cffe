import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { ConversationDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { aiTexts } from './ai.texts.ts';
import type { AssistantFile, Shown } from './assistant-file.ts';
import { AnswerText, ChatAnswerView, Question } from './chat-message.tsx';
import { ChatField } from './chat-field.tsx';
import { ExtractText } from './extract-text.tsx';
import type { AssistantActions } from './use-assistant-actions.ts';
import type { Chat } from './use-chat.ts';

interface ChatTabProps {
  file: AssistantFile;
  chat: Chat;
  actions: AssistantActions;
  shown: Shown | null;
  active: number;
  onShow: (shown: Shown, active: number) => void;
}

export function ChatTab({ file, chat, actions, shown, active, onShow }: ChatTabProps) {
  const { chat: texts } = useTexts(aiTexts);
  const errorTexts = useTexts(apiErrorTexts);
  const { draft, setDraft } = chat;
  const count = chat.messages.length;
  const written = chat.pending?.answer.length ?? 0;
  if (!file.has_embeddings) {
    if (!file.extracted_text) return <ExtractText text={texts.runOcr} actions={actions} />;
    return <EnableChat actions={actions} />;
  }
  async function send() {
    const message = draft.trim();
    if (!message || chat.isBusy || chat.isLoading) return;
    setDraft('');
    try {
      await chat.send(message);
    } catch (error) {
      setDraft(message);
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error(texts.failed, { description: describeError(readApiError(error), errorTexts) });
    }
  }
  const isEmpty = !count && !chat.pending && !chat.isLoading;
  return (
    <>
      <div
        role="log"
        aria-label={texts.thread}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-4 py-5 outline-none desk:px-6"
      >
        {chat.isLoading && <Spinner label={texts.reading} />}
        {isEmpty && (
          <div className="my-auto">
            <EmptyState level="p" drawing={<ConversationDrawing />} title={texts.empty}>
              {texts.emptyText}
            </EmptyState>
          </div>
        )}
        {chat.messages.map((message) =>
          message.role === 'user' ? (
            <Question key={message.id} text={message.content} />
          ) : (
            <ChatAnswerView
              key={message.id}
              message={message}
              active={shown?.messageId === message.id ? active : null}
              onShow={onShow}
            />
          ),
        )}
        {chat.pending && (
          <>
            <Question text={chat.pending.question} />
            {chat.pending.answer ? (
              <AnswerText text={chat.pending.answer} />
            ) : (
              <Spinner label={texts.reading} />
            )}
          </>
        )}
        <div key={`${count} ${written}`} ref={bringIntoView} />
      </div>
      <ChatField
        draft={draft}
        onDraft={setDraft}
        isBusy={chat.isBusy}
        onSend={() => void send()}
        onStop={chat.stop}
      />
    </>
  );
}

/** The newest words are seen; mounted anew with each of them. */
function bringIntoView(end: HTMLElement | null): void {
  end?.scrollIntoView({ block: 'nearest' });
}

function EnableChat({ actions }: { actions: AssistantActions }) {
  const { chat: texts } = useTexts(aiTexts);
  const button = (
    <Button
      look="primary"
      busy={actions.busy === 'enable_chat'}
      disabled={actions.busy !== null}
      onClick={() => void actions.enableChat()}
    >
      {texts.enable}
    </Button>
  );
  return (
    <div className="my-auto py-6">
      <EmptyState level="p" drawing={<ConversationDrawing />} title={texts.enableTitle} action={button}>
        {texts.enableText}
      </EmptyState>
    </div>
  );
}
