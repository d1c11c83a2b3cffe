import type { Recommendation } from '@sheaf/api/features/ai/ai.schema.ts';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { ConversationDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { aiMessages } from './ai.messages.ts';
import { type AssistantFile, chatKind, type Shown } from './assistant-file.ts';
import { ChatThread } from './chat-thread.tsx';
import { ExtractText } from './extract-text.tsx';
import { UnreadPages } from './unread-pages.tsx';
import type { AssistantActions } from './use-assistant-actions.ts';
import type { Chat } from './use-chat.ts';

interface ChatTabProps {
  file: AssistantFile;
  chat: Chat;
  actions: AssistantActions;
  locked: Recommendation | undefined;
  shown: Shown | null;
  active: number;
  onShow: (shown: Shown, active: number) => void;
}

export function ChatTab({ file, chat, actions, locked, shown, active, onShow }: ChatTabProps) {
  const t = useMessages(aiMessages);
  if (!file.has_embeddings) {
    if (!file.has_text)
      return <ExtractText reading={file.reading} text={t('chat.runOcr')} actions={actions} locked={locked} />;
    return <EnableChat type={file.type} actions={actions} />;
  }
  const onFailed = (description: string) => toast.error(t('chat.failed'), { description });
  return (
    <>
      <div className="px-4 pt-4 empty:hidden desktop:px-6">
        <UnreadPages file={file} actions={actions} />
      </div>
      <ChatThread
        type={file.type}
        chat={chat}
        shown={shown}
        active={active}
        onShow={onShow}
        onFailed={onFailed}
      />
    </>
  );
}

function EnableChat({ type, actions }: { type: string; actions: AssistantActions }) {
  const t = useMessages(aiMessages);
  const kind = chatKind(type);
  const button = (
    <Button
      look="primary"
      busy={actions.busy === 'enable_chat'}
      disabled={actions.busy !== null}
      onClick={() => void actions.enableChat()}
    >
      {t('chat.enable')}
    </Button>
  );
  return (
    <div className="my-auto py-6">
      <EmptyState
        level="p"
        drawing={<ConversationDrawing />}
        title={t('chat.enableTitle', { kind })}
        action={button}
      >
        {t('chat.enableText', { kind })}
      </EmptyState>
    </div>
  );
}
