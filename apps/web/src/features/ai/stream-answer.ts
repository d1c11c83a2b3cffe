import type { UnverifiedClaim } from '@sheaf/api/features/ai/ai.claims.schema.ts';
import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import { streamCall } from '../../lib/api/stream-call.ts';

/** `onText` is given null where what came before it is no part of the answer. */
type Ask<Input, Done> = (
  input: Input,
  onText: (text: string | null) => void,
  signal: AbortSignal,
) => Promise<Done>;

/** What a question goes to, as it is sent. `fileIds` is there where several are asked together, or beside a folder. */
export type Asked =
  | { fileId: string; fileIds?: string[] }
  | { folderId: string; fileIds: string[]; leaveOut: string[] };

type Question = Asked & { message: string; sessionId: string | null; operationId: string };
export type Translation = { text: string; unverified_claims: UnverifiedClaim[] };
type Translated = { text: string; targetLanguage: string; operationId: string };

export const streamChat: Ask<Question, ChatAnswer> = streamFrom('/api/ai/chat-pdf');

export const streamTranslation: Ask<Translated, Translation> = streamFrom('/api/ai/translate');

/** Sends a question and reports each piece of the answer as it arrives. */
function streamFrom<Input extends object, Done>(path: string): Ask<Input, Done> {
  return (input, onText, signal) => {
    const onEvent = (name: string, data: string) => {
      if (name === 'token') onText((JSON.parse(data) as { text: string }).text);
      if (name === 'restart') onText(null);
    };
    return streamCall<Done>(path, input, onEvent, signal);
  };
}
