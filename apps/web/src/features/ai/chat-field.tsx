import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Square } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { aiMessages } from './ai.messages.ts';
import type { chatKind } from './assistant-file.ts';

interface ChatFieldProps {
  draft: string;
  onDraft: (text: string) => void;
  isBusy: boolean;
  kind: ReturnType<typeof chatKind>;
  isSeveral: boolean;
  onSend: () => void;
  onStop: () => void;
}

const MAX_CHARACTERS = 4000;
const round =
  'reach relative grid size-9 shrink-0 place-items-center rounded-6 bg-accent text-on-accent transition-colors duration-120 not-disabled:hover:bg-accent-hover disabled:bg-sunken disabled:text-ink-faint desktop:size-8';

/** Grows with what is written; Enter sends, Shift and Enter begin a line. */
export function ChatField({ draft, onDraft, isBusy, kind, isSeveral, onSend, onStop }: ChatFieldProps) {
  const t = useMessages(aiMessages);
  const { data: status } = useQuery(trpc.ai.status.queryOptions());
  const placeholder = isSeveral ? t('chat.placeholderSeveral') : t('chat.placeholder', { kind });
  const isQuoting = status?.llm.provider === 'local';
  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }
  return (
    <form onSubmit={submit} className="shrink-0 border-t px-4 py-3 desktop:px-6 low:py-1.5">
      <div className="flex items-end gap-2 rounded-10 border border-edge bg-raised py-1.5 pr-1.5 pl-3.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-accent">
        <textarea
          aria-label={placeholder}
          placeholder={placeholder}
          rows={1}
          maxLength={MAX_CHARACTERS}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-32 min-h-9 min-w-0 flex-1 resize-none bg-transparent py-1.5 text-16 outline-none desktop:min-h-8 desktop:text-14"
        />
        {isBusy ? (
          // Not the same button: it would have become the other one before the click on it is over, and send.
          <button
            key="stop"
            type="button"
            aria-label={t('chat.stop')}
            title={t('chat.stop')}
            onClick={onStop}
            className={round}
          >
            <Square aria-hidden="true" />
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            aria-label={t('chat.send')}
            title={t('chat.send')}
            disabled={!draft.trim()}
            className={round}
          >
            <ArrowUp aria-hidden="true" />
          </button>
        )}
      </div>
      <p className="mt-2 flex justify-between gap-3 text-12 text-ink-faint low:hidden">
        <span>{isSeveral ? t('chat.scopeSeveral') : t('chat.scope')}</span>
        {status && (
          <span title={t('chat.foundBy', { model: status.embeddings.model })}>
            {isQuoting ? t('chat.quotes') : t('chat.model', { name: status.llm.model })}
          </span>
        )}
      </p>
    </form>
  );
}
