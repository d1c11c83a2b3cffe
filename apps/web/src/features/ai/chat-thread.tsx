import { ConversationDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton, SkeletonLines, Waiting } from '../../components/skeleton.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { aiMessages } from './ai.messages.ts';
import { chatKind, type Shown } from './assistant-file.ts';
import { AnswerText, ChatAnswerView, Question } from './chat-message.tsx';
import { ChatField } from './chat-field.tsx';
import type { Chat } from './use-chat.ts';

interface ChatThreadProps {
  chat: Chat;
  shown: Shown | null;
  active: number;
  onShow: (shown: Shown, active: number) => void;
  onFailed: (message: string) => void;
  /** The assistant's first message; without it an empty thread shows a description. */
  greeting?: string;
  /** The last message, when a question could not be answered. */
  apology?: string | null;
  /** The type of the one file that is asked. */
  type: string | undefined;
  /** Several documents are asked together: sources name theirs. */
  isSeveral?: boolean;
}

/** What was asked and answered, what is being answered, and the field for the next question. */
export function ChatThread(props: ChatThreadProps) {
  const { chat, shown, active, onShow, onFailed, greeting, apology, type, isSeveral = false } = props;
  const t = useMessages(aiMessages);
  const errorTexts = useTranslated(errorWords);
  const { draft, setDraft } = chat;
  const count = chat.messages.length;
  const written = chat.pending?.answer.length ?? 0;
  async function send() {
    const message = draft.trim();
    if (!message || chat.isBusy) return;
    setDraft('');
    try {
      await chat.send(message);
    } catch (error) {
      setDraft(message);
      if (error instanceof DOMException && error.name === 'AbortError') return;
      onFailed(describeError(readApiError(error), errorTexts));
    }
  }
  return (
    <>
      <div
        role="log"
        aria-label={t('chat.thread')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-4 py-5 -outline-offset-2 desktop:px-6 low:py-2"
      >
        {greeting && <AnswerText text={greeting} />}
        {chat.isLoading && (
          <Waiting label={t('chat.reading')} className="flex flex-col gap-5">
            <Skeleton className="ml-auto h-9 w-3/5 rounded-10" />
            <SkeletonLines />
          </Waiting>
        )}
        {!greeting && !count && !chat.pending && !chat.isLoading && <Opening type={type} />}
        {chat.messages.map((message) =>
          message.role === 'user' ? (
            <Question key={message.id} text={message.content} />
          ) : (
            <ChatAnswerView
              key={message.id}
              message={message}
              active={shown?.messageId === message.id ? active : null}
              onShow={onShow}
              isSeveral={isSeveral}
            />
          ),
        )}
        {chat.pending && (
          <>
            <Question text={chat.pending.question} />
            {chat.pending.answer ? (
              <AnswerText text={chat.pending.answer} />
            ) : (
              <Waiting label={t('chat.reading')}>
                <SkeletonLines />
              </Waiting>
            )}
          </>
        )}
        {apology && !chat.pending && <AnswerText text={apology} />}
        <div key={`${count} ${written} ${apology}`} ref={bringIntoView} />
      </div>
      <ChatField
        draft={draft}
        onDraft={setDraft}
        isBusy={chat.isBusy}
        kind={chatKind(type)}
        isSeveral={isSeveral}
        onSend={() => void send()}
        onStop={chat.stop}
      />
    </>
  );
}

/** Above a question. */
const GAP = 12;

/** The newest words are seen, and those of an answer that is longer than the thread from its question on; mounted anew with each of them. */
function bringIntoView(end: HTMLElement | null): void {
  end?.scrollIntoView({ block: 'nearest' });
  const thread = end?.parentElement;
  const question = Array.from(thread?.querySelectorAll('[data-question]') ?? []).at(-1);
  if (!thread || !question) return;
  const above = question.getBoundingClientRect().top - thread.getBoundingClientRect().top - GAP;
  if (above < 0) thread.scrollTop += above;
}

function Opening({ type }: { type: string | undefined }) {
  const t = useMessages(aiMessages);
  const kind = chatKind(type);
  return (
    <div className="my-auto">
      <EmptyState level="p" drawing={<ConversationDrawing />} title={t('chat.empty', { kind })}>
        {t('chat.emptyText', { kind })}
      </EmptyState>
    </div>
  );
}
