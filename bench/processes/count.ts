import { readdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Sheaves } from './sheaves.ts';

/** s3rver writes an object as a file of this ending. */
const OBJECT = '._S3rver_object';
const JOB = `from pgboss.job where name !~ '^__' and coalesce(data, '{}') <> '{}'`;
const WAITS_MS = 180_000;

/** What was answered, beside what is there: as rows, as jobs that ran, as bytes in the store, and as what was charged. */
export async function countWork(
  { client: { pool }, objects }: Sheaves,
  answered: { uploads: number; tools: number },
) {
  const count = async (query: string) =>
    Number((await pool.query<{ count: string }>(`select count(*) as count ${query}`)).rows[0]!.count);
  const begin = performance.now();
  while (await count(`${JOB} and state in ('created', 'retry', 'active')`)) {
    if (performance.now() - begin > WAITS_MS) throw new Error('The queue does not come to its end.');
    await setTimeout(500);
  }
  const stored = await readdir(objects, { recursive: true });
  const names = new Set(
    stored
      .filter((name) => name.endsWith(OBJECT))
      .map((name) => name.split('/').at(-1)!.slice(0, -OBJECT.length)),
  );
  const { rows: files } = await pool.query<{ blob_key: string }>('select blob_key from files');
  const keys = new Set(files.map(({ blob_key }) => blob_key));
  const strange = [...names].filter((name) => !keys.has(name.split('.')[0]!));
  const all = answered.uploads + answered.tools;
  const rows = [
    {
      what: 'uploads answered, and receipts of uploads',
      told: answered.uploads,
      there: await count(`from operations where action = 'upload' and status = 'done'`),
    },
    {
      what: 'tools answered, and receipts of tools',
      told: answered.tools,
      there: await count(`from operations where action = 'rotate' and status = 'done'`),
    },
    { what: 'files', told: all, there: files.length },
    {
      what: 'files read, each once',
      told: all,
      there: await count(
        `from (select data ->> 'fileId' ${JOB} and name = 'files.read-document' and state = 'completed' and retry_count = 0 group by 1 having count(*) = 1) once`,
      ),
    },
    { what: 'pages of text', told: 3 * all, there: await count('from file_texts') },
    {
      what: 'uploads charged to members',
      told: answered.uploads,
      there: Number(
        (
          await pool.query<{ used: string }>(
            `select sum(used) as used from usage where metric = 'filesPerMonth'`,
          )
        ).rows[0]!.used,
      ),
    },
    { what: 'documents in the store', told: all, there: [...keys].filter((key) => names.has(key)).length },
    { what: 'objects in the store that no row names', told: 0, there: strange.length },
  ];
  return { rows, isOnce: rows.every(({ told, there }) => told === there) };
}
