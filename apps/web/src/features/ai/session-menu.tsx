import { History, MessageSquare, Plus, Trash2 } from 'lucide-react';
import { toast } from '../../lib/page/toast.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { api, queryClient, trpc } from '../../lib/api/trpc.ts';
import { aiMessages } from './ai.messages.ts';
import type { Chat } from './use-chat.ts';

const SHOWN = 8;

export function SessionMenu({ chat }: { chat: Chat }) {
  const t = useMessages(aiMessages);
  const errorTexts = useTranslated(errorWords);
  const { sessionId } = chat;
  async function forget(id: string) {
    try {
      await api.ai.deleteChatSession.mutate({ id });
      chat.choose(null);
      toast.success(t('chat.forgotten'));
    } catch (error) {
      toast.error(t('chat.failed'), { description: describeError(readApiError(error), errorTexts) });
    }
    await queryClient.invalidateQueries(trpc.ai.chatSessions.pathFilter());
  }
  const trigger = (
    <IconButton name={t('chat.history')}>
      <History aria-hidden="true" />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} align="end" className="w-[280px]">
      <MenuItem icon={<Plus />} onSelect={() => chat.choose(null)}>
        {t('chat.fresh')}
      </MenuItem>
      {chat.sessions.length > 0 && <MenuSeparator />}
      {chat.sessions.slice(0, SHOWN).map(({ id, title }) => (
        <MenuItem key={id} icon={<MessageSquare />} onSelect={() => chat.choose(id)}>
          <span className="truncate">{title}</span>
        </MenuItem>
      ))}
      {sessionId && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 />} onSelect={() => void forget(sessionId)}>
            {t('chat.forget')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
