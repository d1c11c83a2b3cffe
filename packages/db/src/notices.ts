import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Db } from './client.ts';

export type NoticeListener = {
  /** Called for a notification on the channel. */
  onNotice(payload: string): void;
  /** Called when the connection is up (again): notifications in between were missed. */
  onConnect(): void;
  onLost(reason: string): void;
};

export type Notices = { close(): Promise<void> };

const RETRY_MS = 500;
const KEEP_ALIVE_MS = 10_000;

/** PostgreSQL takes less than 8000 bytes. */
export const MAX_NOTICE_BYTES = 7900;

/** In a transaction it is heard when that is committed, and never when it is not. */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

type Connection = { client: Client; ended: Promise<string> };

/** Listens on one connection of its own, which is opened anew whenever it is lost. Resolves when it hears. */
export async function openNotices(url: string, channel: string, listener: NoticeListener): Promise<Notices> {
  const stop = new AbortController();
  let current = await connect(url, channel, listener);

  async function keepConnected(): Promise<void> {
    for (;;) {
      const reason = await current.ended;
      if (stop.signal.aborted) return;
      listener.onLost(reason);
      const next = await reconnect();
      if (!next) return;
      current = next;
    }
  }

  async function reconnect(): Promise<Connection | null> {
    while (!stop.signal.aborted) {
      await setTimeout(RETRY_MS);
      const next = await connect(url, channel, listener).catch(() => null);
      if (next && stop.signal.aborted) await next.client.end();
      else if (next) return next;
    }
    return null;
  }

  void keepConnected();
  return {
    async close() {
      stop.abort();
      await current.client.end();
    },
  };
}

async function connect(url: string, channel: string, listener: NoticeListener): Promise<Connection> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'sheaf-notices',
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  client.on('error', (error) => end(error.message));
  client.on('end', () => end('the connection ended'));
  client.on('notification', ({ payload }) => listener.onNotice(payload ?? ''));
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  listener.onConnect();
  return { client, ended };
}
