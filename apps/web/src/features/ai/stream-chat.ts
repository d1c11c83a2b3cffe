import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import { networkError, restError, withToken } from '../../lib/rest-call.ts';

interface Question {
  fileId: string;
  message: string;
  sessionId: string | null;
}

/** Asks, and tells of each piece of the answer as it comes. */
export async function streamChat(
  question: Question,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const response = await withToken((headers) =>
    fetch('/api/ai/chat-pdf', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(question),
      signal,
    }),
  );
  if (!response.ok || !response.body) throw restError(await response.text());
  let rest = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + part).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/su.exec(event) ?? [];
      if (name === 'token') onText((JSON.parse(data) as { text: string }).text);
      if (name === 'error') throw restError(data);
      if (name === 'done') return JSON.parse(data) as ChatAnswer;
    }
  }
  // Cut before its end.
  throw networkError;
}
