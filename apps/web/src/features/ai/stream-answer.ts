import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import { networkError, restError, withToken } from '../../lib/api/rest-call.ts';

type Ask<Input, Done> = (input: Input, onText: (text: string) => void, signal: AbortSignal) => Promise<Done>;

/** What a question goes to, as it is sent. `fileIds` is there where several are asked together, or beside a folder. */
export type Asked =
  | { fileId: string; fileIds?: string[] }
  | { folderId: string; fileIds: string[]; leaveOut: string[] };

type Question = Asked & { message: string; sessionId: string | null; operationId: string };
type Translated = { text: string; targetLanguage: string; operationId: string };

export const streamChat: Ask<Question, ChatAnswer> = streamFrom('/api/ai/chat-pdf');

export const streamTranslation: Ask<Translated, { text: string }> = streamFrom('/api/ai/translate');

/** Sends a question and reports each piece of the answer as it arrives. */
function streamFrom<Input, Done>(path: string): Ask<Input, Done> {
  const ask: Ask<Input, Done> = async (input, onText, signal) => {
    const response = await withToken((headers) =>
      fetch(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(input),
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
        if (name === 'done') return JSON.parse(data) as Done;
      }
    }
    // Cut before its end.
    throw networkError;
  };
  return (input, onText, signal) => ask(input, onText, signal).catch(throwLost);
}

/** `fetch` fails with a TypeError when there is no connection, or none any more. */
function throwLost(error: unknown): never {
  throw error instanceof TypeError ? networkError : error;
}
