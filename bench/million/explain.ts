import type { DatabaseClient } from '../../packages/db/src/index.ts';
import { PARTITIONED } from '../../packages/db/src/index.ts';

type Statement = { text: string; values: unknown[] };
type Explained = { text: string; plan: string; partitions: number; milliseconds: number };
type Client = { query: (...given: unknown[]) => unknown };

/** Behind a name stands another, which says nothing of which partition it is. */
const PART = new RegExp(`\\bon (?:${PARTITIONED.join('|')})_(\\d+)\\b`, 'g');
const TIME = /Execution Time: ([\d.]+) ms/;
const TRANSACTION = /^(?:begin|commit|rollback|start transaction)/i;

export type Listening = ReturnType<typeof listenTo>;

/** Hears what is sent to the database while something is done. From before the first connection. */
export function listenTo({ pool }: DatabaseClient) {
  let heard: Statement[] | undefined;
  pool.on('connect', (client) => {
    const listened = client as unknown as Client;
    const send = listened.query.bind(listened);
    listened.query = (...given: unknown[]) => {
      const [text, values] = given;
      if (heard && typeof text === 'string' && !TRANSACTION.test(text))
        heard.push({ text, values: Array.isArray(values) ? values : [] });
      return send(...given);
    };
  });
  return {
    async during(work: () => Promise<unknown>): Promise<Statement[]> {
      const statements: Statement[] = [];
      heard = statements;
      await work();
      heard = undefined;
      return statements;
    },
  };
}

/** As PostgreSQL does it, and on how many partitions. What it changes is taken back. */
export async function explain({ pool }: DatabaseClient, { text, values }: Statement): Promise<Explained> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) ${text}`,
      values,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const partitions = new Set([...plan.matchAll(PART)].map(([, part]) => part)).size;
    return { text, plan, partitions, milliseconds: Number(TIME.exec(plan)?.[1]) };
  } finally {
    await client.query('rollback');
    client.release();
  }
}
