import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { upload } from './members.ts';

/** What was answered with yes: from then on it may not be lost. */
export type Promises = { files: { id: string; sha256: string }[]; batches: string[] };
export type ChaosClient = {
  web(): string;
  token: string;
  promises: Promises;
  /** Counted from 1: in each there is so much to ask for, however long a process takes to start again. */
  round(): number;
  over: AbortSignal;
};

const PIECE = 256 * 1024;
const PIECES = 6;
const FILES_A_BATCH = 3;
const FILES_A_ROUND = 6;
const PAUSE_MS = 100;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function someDocument(): Buffer {
  const text = randomBytes(12).toString('hex');
  return Buffer.from(makeTestPdf({ pages: [1, 2].map((page) => ({ text: `${text} ${page}` })) }));
}

/** One whole document after the other. An answer that was lost promises nothing. */
export async function keepUploading({ web, token, promises, round, over }: ChaosClient): Promise<void> {
  for (let sent = 0; !over.aborted;) {
    await setTimeout(PAUSE_MS);
    if (sent >= round() * FILES_A_ROUND) continue;
    sent += 1;
    const bytes = someDocument();
    const answer = await upload({ url: web() }, { token }, bytes).catch(() => null);
    if (answer?.status === 201) promises.files.push({ id: answer.body.file.id, sha256: sha256(bytes) });
  }
}

/** Uploads in pieces to any process; an interrupted upload continues at another. Completes the last one. */
export async function keepSending(client: ChaosClient): Promise<void> {
  for (let sent = 0; !client.over.aborted;) {
    await setTimeout(PAUSE_MS);
    if (sent >= client.round()) continue;
    sent += 1;
    const bytes = Buffer.concat([someDocument(), randomBytes(PIECE * PIECES)]);
    const place = await untilAnswered(() => begin(client, bytes.length));
    const id = await untilAnswered(() => sendRest(client, place, bytes));
    client.promises.files.push({ id, sha256: sha256(bytes) });
  }
}

const tus = (token: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...more },
});

async function begin({ web, token }: ChaosClient, size: number): Promise<string | null> {
  const metadata = `filename ${Buffer.from('pieces.pdf').toString('base64')}`;
  const about = tus(token, { 'upload-length': String(size), 'upload-metadata': metadata });
  const answer = await fetch(`${web()}/api/files/uploads`, { method: 'POST', ...about });
  return answer.status === 201 ? answer.headers.get('location') : null;
}

/** Continues at the current offset; returns the file once it is complete. */
async function sendRest({ web, token }: ChaosClient, place: string, bytes: Buffer): Promise<string | null> {
  const head = await fetch(`${web()}${place}`, { method: 'HEAD', ...tus(token) });
  let offset = Number(head.headers.get('upload-offset'));
  if (head.status !== 200) return null;
  while (offset < bytes.length) {
    const piece = bytes.subarray(offset, offset + PIECE);
    const about = tus(token, {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    });
    const answer = await fetch(`${web()}${place}`, {
      method: 'PATCH',
      ...about,
      body: new Uint8Array(piece),
    });
    if (answer.status !== 204) return null;
    offset += piece.length;
  }
  const result = await fetch(`${web()}${place}`, tus(token));
  return result.status === 200 ? ((await result.json()) as { file: { id: string } }).file.id : null;
}

async function untilAnswered(ask: () => Promise<string | null>): Promise<string> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer) return answer;
    await setTimeout(PAUSE_MS);
  }
}

/** Work on what is there. */
export async function keepBatching({ web, token, promises, round, over }: ChaosClient): Promise<void> {
  for (let begun = 0; !over.aborted;) {
    await setTimeout(PAUSE_MS);
    const fileIds = promises.files.slice(-FILES_A_BATCH).map(({ id }) => id);
    if (begun >= round() || fileIds.length < FILES_A_BATCH) continue;
    begun += 1;
    const operations = [{ type: 'watermark', fileIds, options: { text: 'ONCE' } }];
    const answer = await fetch(`${web()}/api/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Chaos', operations }),
    }).catch(() => null);
    const made = answer?.status === 201 ? await answer.json().catch(() => null) : null;
    if (made) promises.batches.push((made as { batch: { id: string } }).batch.id);
  }
}
