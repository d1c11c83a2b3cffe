import { z } from 'zod';
import type { SheafServer } from './server-settings.ts';

const value = z.looseObject({
  text: z.string(),
  date: z.string().optional(),
  amount: z.number().optional(),
  currency: z.string().optional(),
});
const row = z.looseObject({
  file: z.looseObject({ id: z.string(), filename: z.string() }),
  outcome: z.enum(['answered', 'closest']),
  fit: z.enum(['yes', 'maybe', 'no']),
  value: value.optional(),
  quote: z.string(),
  page: z.number(),
});
const answers = z.looseObject({
  rows: z.array(row),
  sum: z.looseObject({ amount: z.number(), currency: z.string(), fileIds: z.array(z.string()) }).nullable(),
  counts: z.looseObject({
    files: z.number(),
    searched: z.number(),
    lookedAt: z.number(),
    unread: z.number(),
  }),
});
export type Answers = z.infer<typeof answers>;
export type AnswerRow = Answers['rows'][number];

const folders = z.object({
  folders: z.array(z.object({ id: z.string(), name: z.string(), parent_id: z.string().nullable() })),
});
type Folder = z.infer<typeof folders>['folders'][number];

/** Longer than any answer takes. */
const PATIENCE_MS = 120_000;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One question to all files of the key's member, or to those in a folder: its id, or its path such as `Contracts/2026`. */
export async function askAll(
  server: SheafServer,
  { question, folder }: { question: string; folder?: string | undefined },
  signal: AbortSignal,
): Promise<Answers> {
  const folderId = folder === undefined ? undefined : await findFolder(server, folder, signal);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const body = JSON.stringify({ question, folderId, timeZone });
  return answers.parse(await send(server, '/api/library/ask', { method: 'POST', body }, signal));
}

async function findFolder(server: SheafServer, wanted: string, signal: AbortSignal): Promise<string> {
  if (ID.test(wanted)) return wanted;
  const all = folders.parse(await send(server, '/api/folders?flat=true', {}, signal)).folders;
  const names = wanted.split('/').filter(Boolean);
  const same = (one: string, other: string) =>
    one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
  let inside: (string | null)[] = [null];
  let found: Folder[] = [];
  for (const name of names) {
    found = all.filter((one) => inside.includes(one.parent_id) && same(one.name, name));
    inside = found.map(({ id }) => id);
  }
  if (found.length === 1) return found[0]!.id;
  throw new Error(found.length ? `Several folders are called ${wanted}.` : `There is no folder ${wanted}.`);
}

/** No redirect is followed: the key goes to the named server only. */
async function send(
  { url, key }: SheafServer,
  path: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<unknown> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, {
    ...init,
    headers,
    redirect: 'manual',
    signal: AbortSignal.any([signal, patience]),
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    if (patience.aborted) throw new Error(`${url} did not answer in time.`, { cause });
    throw new Error(`${url} cannot be reached.`, { cause });
  });
  const body = (await answer.json().catch(() => null)) as { error?: unknown } | null;
  if (answer.ok && body) return body;
  throw new Error(typeof body?.error === 'string' ? body.error : `${url} does not answer as Sheaf does.`);
}
