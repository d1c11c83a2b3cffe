import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelCall = {
  path: string;
  key: string | undefined;
  /** What was sent, as the API names it. */
  body: { model: string; messages: { role: string; content: string }[]; input?: string[] } & Record<
    string,
    unknown
  >;
};
type Reply = string | ((call: ModelCall, res: ServerResponse) => unknown);

/**
 * Implements the part of OpenAI's HTTP API that Sheaf uses. `say` sets its next response: words, or any action on the
 * socket.
 */
export async function startModelServer() {
  const calls: ModelCall[] = [];
  let reply: Reply = 'Yes.';
  const server = createServer((req, res) => {
    void (async () => {
      const sent = await readBody(req);
      const body = JSON.parse(sent || '{}') as ModelCall['body'];
      const call = { path: req.url ?? '', key: req.headers.authorization, body };
      calls.push(call);
      if (req.method === 'GET' && typeof reply === 'string') return listModels(res);
      const said = typeof reply === 'string' ? reply : await reply(call, res);
      if (typeof said === 'string') streamWords(res, said);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    say(next: Reply) {
      reply = next;
      calls.length = 0;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

const MODELS = ['test-model', 'another-model'];

function listModels(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'application/json' });
  res.end(JSON.stringify({ object: 'list', data: MODELS.map((id) => ({ id, object: 'model' })) }));
}

export function beginStream(res: ServerResponse): (delta: object, finish?: string | null) => void {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  return (delta, finish = null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    res.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices })}\n\n`);
  };
}

export function streamWords(res: ServerResponse, text: string): void {
  const tell = beginStream(res);
  for (const content of text.match(/\S+\s*|\s+/g) ?? []) tell({ content });
  tell({}, 'stop');
  res.end('data: [DONE]\n\n');
}

export function refuse(res: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  res.end(JSON.stringify({ error: { message: 'No: the secret prompt was heard.', type: 'refused' } }));
}

async function readBody(req: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of req) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
