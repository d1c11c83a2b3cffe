import type { ChatAnswer, ChatMessage } from '@sheaf/api/features/ai/ai.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendUntilAnswered } from '../../lib/api/send-until-answered.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { makeUuidV7 } from '../../lib/form/uuid-v7.ts';
import { type Asked, streamChat } from './stream-answer.ts';

interface Pending {
  question: string;
  /** What has come of the answer. */
  answer: string;
  /** The number of earlier messages; null until loaded. */
  after: number | null;
}

/**
 * The conversations about a file, several files or a folder: the open one, its messages, and the one in progress.
 * `about` is the file or folder that they belong to, which stays when files are left out. `begun` is a conversation
 * that continues with more files.
 */
export function useChat(
  about: string,
  isOpen: boolean,
  onAnswer: (answer: ChatAnswer) => void,
  asked: Asked = { fileId: about },
  begun: string | null = null,
) {
  const client = useQueryClient();
  const { data: listed, isPending: isListing } = useQuery(
    trpc.ai.chatSessions.queryOptions({ id: about }, { enabled: isOpen }),
  );
  const all = listed?.sessions ?? [];
  const listThese = (list: typeof all) => list.filter(({ file_ids }) => isAboutThese(file_ids, asked));
  const sessions = listThese(all);
  const isAlone = 'fileId' in asked && !asked.fileIds;
  const [draft, setDraft] = useState('');
  /** Null starts a new one, as for several files; undefined opens the latest. */
  const [chosen, setChosen] = useState<string | null | undefined>(isAlone ? undefined : begun);
  const sessionId = chosen === undefined ? (sessions[0]?.id ?? null) : chosen;
  const messages = useQuery(
    trpc.ai.chatMessages.queryOptions(
      { sessionId: sessionId ?? '' },
      { enabled: isOpen && sessionId !== null },
    ),
  );
  const said = sessionId === null ? [] : (messages.data?.messages ?? ([] as ChatMessage[]));
  const isLoading = (chosen === undefined && isListing) || (sessionId !== null && messages.isPending);
  const [pending, setPending] = useState<Pending | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Who is quick asks before it is known which conversation was the last: that is waited for. */
  async function findOpen() {
    const list = () => client.ensureQueryData(trpc.ai.chatSessions.queryOptions({ id: about }));
    const id = chosen === undefined ? (listThese((await list()).sessions)[0]?.id ?? null) : chosen;
    if (id === null) return { id, count: 0 };
    const { messages: before } = await client.ensureQueryData(
      trpc.ai.chatMessages.queryOptions({ sessionId: id }),
    );
    return { id, count: before.length };
  }

  /** The question appears in the thread at once, and is removed if it was not answered. */
  async function send(message: string): Promise<void> {
    const control = new AbortController();
    running.current = control;
    setPending({ question: message, answer: '', after: isLoading ? null : said.length });
    try {
      const open = await findOpen();
      control.signal.throwIfAborted();
      setPending((was) => was && { ...was, after: open.count });
      const told = (text: string | null) =>
        setPending((was) => was && { ...was, answer: text === null ? '' : was.answer + text });
      const question = { ...asked, message, sessionId: open.id };
      const ask = (operationId: string) => streamChat({ ...question, operationId }, told, control.signal);
      const answer = await sendUntilAnswered(makeUuidV7(), ask, control.signal);
      const whole = trpc.ai.chatMessages.queryOptions({ sessionId: answer.sessionId }, { staleTime: 0 });
      // A request that began before the answer existed would not contain it.
      await client.cancelQueries({ queryKey: whole.queryKey });
      await client.fetchQuery(whole);
      setChosen(answer.sessionId);
      onAnswer(answer);
    } catch (error) {
      // An answer whose response was lost may have been stored.
      void client.invalidateQueries(trpc.ai.chatMessages.pathFilter());
      throw error;
    } finally {
      void client.invalidateQueries(trpc.ai.chatSessions.pathFilter());
      setPending(null);
      running.current = null;
    }
  }

  return {
    draft,
    setDraft,
    sessions,
    /** Those too that went on with other files. */
    all,
    sessionId,
    choose: (id: string | null) => setChosen(id),
    messages: said,
    isLoading,
    isBusy: pending !== null,
    // Once it is among the messages it is not shown twice.
    pending: pending && pending.after !== null && said.length <= pending.after ? pending : null,
    send,
    stop: () => running.current?.abort(),
  };
}

/** Of a file's conversations those about it alone, or those about all that are asked together. */
function isAboutThese(together: string[], asked: Asked): boolean {
  if ('folderId' in asked) return true;
  if (!asked.fileIds) return together.length === 0;
  return [asked.fileId, ...asked.fileIds].every((id) => together.includes(id));
}

export type Chat = ReturnType<typeof useChat>;
