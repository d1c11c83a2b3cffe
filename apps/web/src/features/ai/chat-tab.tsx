import type { Recommendation } from '@sheaf/api/features/ai/ai.schema.ts';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { ConversationDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTexts } from '../../lib/texts.ts';
import { aiTexts } from './ai.texts.ts';
import type { AssistantFile, Shown } from './assistant-file.ts';
import { ChatThread } from './chat-thread.tsx';
import { ExtractText } from './extract-text.tsx';
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
  const { chat: texts } = useTexts(aiTexts);
  if (!file.has_embeddings) {
    if (!file.extracted_text) return <ExtractText text={texts.runOcr} actions={actions} locked={locked} />;
    return <EnableChat actions={actions} />;
  }
  const onFailed = (description: string) => toast.error(texts.failed, { description });
  return <ChatThread chat={chat} shown={shown} active={active} onShow={onShow} onFailed={onFailed} />;
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
