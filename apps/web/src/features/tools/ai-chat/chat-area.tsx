import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useChat } from '../../ai/use-chat.ts';
import { fileQuery } from '../../../lib/api/file-query.ts';
import type { StoredFile } from '../../files/item.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ActiveChat } from './active-chat.tsx';
import { ChatStart } from './chat-start.tsx';
import { AskedFiles } from './asked-files.tsx';
import { chatMessages } from './chat.messages.ts';
import type { Cited } from './cited.ts';
import { ToolSkeleton } from '../shared/run/tool-skeleton.tsx';

interface ChatAreaProps {
  file: StoredFile;
  /** The professional page: how the document is cut, and its own words for a failure. */
  isPro: boolean;
  /** The chosen file, and the way to another. */
  aside: ReactNode;
  /** Adds files to the conversation. */
  onAdd: () => void;
  /** Which conversation is open: it goes on when files come to it. */
  onSession: (id: string | null) => void;
  /** An older conversation that went on with other files. */
  onFiles: (ids: string[], sessionId: string) => void;
}

/** A document that is asked: made ready first, then talked with beside its pages. */
export default function ChatArea({ file, isPro, aside, onAdd, onSession, onFiles }: ChatAreaProps) {
  const t = useMessages(chatMessages);
  const { data } = useQuery(fileQuery({ id: file.id }));
  const [isActive, setActive] = useState(false);
  const [cited, setCited] = useState<Cited | null>(null);
  const chat = useChat(file.id, isActive, ({ messageId, sources }) =>
    setCited({ messageId, sources, active: 1 }),
  );
  const open = isActive ? chat.sessionId : null;
  useEffect(() => onSession(open), [onSession, open]);
  function choose(id: string | null): void {
    const together = chat.all.find((session) => session.id === id)?.file_ids ?? [];
    if (id && together.length) onFiles(together, id);
    else chat.choose(id);
  }
  if (!data) return <ToolSkeleton />;
  if (!isActive)
    return (
      <ChatStart
        file={data.file}
        isPro={isPro}
        aside={aside}
        onStart={() => {
          setCited(null);
          chat.choose(null);
          setActive(true);
        }}
      />
    );
  return (
    <ActiveChat
      files={[data.file]}
      title={data.file.filename}
      greeting={t('greeting', { name: data.file.filename })}
      bar={<AskedFiles files={[{ ...data.file, state: 'read' }]} onAdd={chat.isBusy ? undefined : onAdd} />}
      isPro={isPro}
      chat={{ ...chat, sessions: chat.all, choose }}
      cited={cited}
      onCited={setCited}
      onEnd={() => setActive(false)}
    />
  );
}
