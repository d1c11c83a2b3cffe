import type { ChatAnswer, ChatMessage } from '@sheaf/api/features/ai/ai.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { streamChat } from './stream-chat.ts';

interface Pending {
  question: string;
  /** What has come of the answer. */
  answer: string;
  /** How much had been said before. */
  after: number;
}

/** One file's conversations: the one that is open, what was said in it, and what is being said. */
export function useChat(fileId: string, isOpen: boolean, onAnswer: (answer: ChatAnswer) => void) {
  const client = useQueryClient();
  const sessions = useQuery(trpc.ai.chatSessions.queryOptions({ id: fileId }, { enabled: isOpen }));
  const [draft, setDraft] = useState('');
  /** Null is a new one; undefined the one that was talked in last. */
  const [chosen, setChosen] = useState<string | null | undefined>();
  const sessionId = chosen === undefined ? (sessions.data?.sessions[0]?.id ?? null) : chosen;
  const messages = useQuery(
    trpc.ai.chatMessages.queryOptions(
      { sessionId: sessionId ?? '' },
      { enabled: isOpen && sessionId !== null },
    ),
  );
  const said = sessionId === null ? [] : (messages.data?.messages ?? ([] as ChatMessage[]));
  const [pending, setPending] = useState<Pending | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** The question stands in the thread at once, and goes from it when it was not answered. */
  async function send(message: string): Promise<void> {
    const control = new AbortController();
    running.current = control;
    setPending({ question: message, answer: '', after: said.length });
    try {
      const told = (text: string) => setPending((was) => was && { ...was, answer: was.answer + text });
      const answer = await streamChat({ fileId, message, sessionId }, told, control.signal);
      const all = trpc.ai.chatMessages.queryOptions({ sessionId: answer.sessionId }, { staleTime: 0 });
      // One that began before the answer was there would not have it.
      await client.cancelQueries({ queryKey: all.queryKey });
      await client.fetchQuery(all);
      setChosen(answer.sessionId);
      void client.invalidateQueries(trpc.ai.chatSessions.pathFilter());
      onAnswer(answer);
    } finally {
      setPending(null);
      running.current = null;
    }
  }

  return {
    draft,
    setDraft,
    sessions: sessions.data?.sessions ?? [],
    sessionId,
    choose: setChosen,
    messages: said,
    isLoading: sessions.isPending || (sessionId !== null && messages.isPending),
    isBusy: pending !== null,
    // Once it is among the messages it is not shown twice.
    pending: pending && said.length <= pending.after ? pending : null,
    send,
    stop: () => running.current?.abort(),
  };
}

export type Chat = ReturnType<typeof useChat>;
