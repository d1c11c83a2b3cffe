import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
export type HookReceiver = {
  url: string;
  port: number;
  received: Received[];
  /** The status of answers from now on; null leaves the sender waiting. */
  answer(status: number | null, headers?: Record<string, string>): void;
  stop(): void;
};

/** A receiver of webhooks. */
export async function startHookReceiver(): Promise<HookReceiver> {
  const received: Received[] = [];
  let reply: { status: number | null; headers: Record<string, string> } = { status: 200, headers: {} };
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    if (reply.status !== null) response.writeHead(reply.status, reply.headers).end('thanks');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    answer(status, headers = {}) {
      reply = { status, headers };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
