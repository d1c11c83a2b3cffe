import type { ErrorBody } from '@sheaf/api/errors';
import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import type { Progress } from '@sheaf/api/ports';
import { readJson } from './api-clients.ts';
import type { TestMember } from './members.ts';
import type { TestServer } from './test-server.ts';

type Streamed<Done> = { tokens: string[]; progress: Progress[]; done?: Done; error?: ErrorBody };

/** Asks as the page does. With `stop` it goes away after the first word. */
export const streamChat = (
  server: { url: string },
  member: TestMember,
  input: object,
  stop?: AbortController,
) => streamAnswer<ChatAnswer>(`${server.url}/api/ai/chat-pdf`, member, input, stop);

export async function streamAnswer<Done>(
  url: string,
  member: TestMember,
  input: object,
  stop?: AbortController,
): Promise<Streamed<Done>> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: {
      authorization: `Bearer ${member.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    signal: stop?.signal,
  });
  const streamed: Streamed<Done> = { tokens: [], progress: [] };
  if (!response.headers.get('content-type')?.includes('event-stream'))
    return { tokens: [], progress: [], error: await readJson<ErrorBody>(response) };
  let rest = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    const events = (rest + part).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(event)!;
      if (name === 'token') streamed.tokens.push((JSON.parse(data) as { text: string }).text);
      else if (name === 'restart') streamed.tokens = [];
      else if (name === 'progress') streamed.progress.push(JSON.parse(data) as Progress);
      else Object.assign(streamed, { [name!]: JSON.parse(data) as object });
      stop?.abort();
    }
  }
  return streamed;
}

/** What a member has used of the limits of answers. */
export async function readUsed({ ctx }: TestServer, { id }: TestMember) {
  const rows = await ctx.db.selectFrom('usage').selectAll().where('user_id', '=', id).execute();
  const of = (metric: string) => rows.find((row) => row.metric === metric)?.used ?? 0;
  return { chatMessagesPerMonth: of('chatMessagesPerMonth'), aiOperations: of('aiOperations') };
}
