import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeScan } from '@sheaf/pdf-core/testing';
import { expect, onTestFinished, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { type HookReceiver, startHookReceiver } from '../../testing/hook-receiver.ts';
import { upload } from '../../testing/members.ts';
import { makeFolder } from '../../testing/s3-server.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { onSmallDisk } from '../../testing/small-disk.ts';
import { rounds } from '../../testing/soak.ts';

const run = promisify(execFile);
const MB = 1024 * 1024;
const ROUNDS = rounds({ short: 1, long: 20 });
/**
 * Where something is written, and a disk of its own for it: the store, which keeps the files of each round, what is under
 * way, our database, and emails that are not sent.
 */
const PLACES = { files: 8 * MB * ROUNDS, spool: 8 * MB, postgres: 192 * MB, outbox: MB };
const person = { email: 'nora@example.org', name: 'Nora', password: 'paper and ink' };

/** What is promised to come later: results that a webhook names, and emails. */
type Kept = { tools: string[]; emails: number };
/** Jobs that failed are tried again after longer and longer pauses. */
const WITHIN = { timeout: 120_000 };

type Place = keyof typeof PLACES;
type Outcome = { status: number; code?: string | undefined; made?: string | undefined };
type Stats = { stats: { totalFiles: number; filesThisMonth: number; storageUsed: number } };

const canMakeDisks = onSmallDisk(tmpdir(), MB) !== null;
if (!canMakeDisks)
  process.stdout.write('Not tried: each folder on a full disk. This system lets nobody make a small one.\n');
const places = canMakeDisks ? (Object.keys(PLACES) as Place[]) : [];

test.each(places)(
  'with %s on a full disk each write is done or refused in a sentence, and nothing is lost or charged',
  async (place) => {
    const desk = await openDesk(place);
    for (let round = 0; round < ROUNDS; round++) {
      const before = await desk.stats();
      await desk.fill();
      const outcomes = Object.fromEntries(await desk.doEverything());
      for (const [what, { status, code }] of Object.entries(outcomes))
        expect([what, status < 300 || (status === 507 && code === 'storage_full')]).toEqual([what, true]);
      expect(
        Object.entries(outcomes)
          .filter(([, { status }]) => status === 507)
          .map(([what]) => what),
      ).toEqual(expect.arrayContaining(REFUSED[place]));
      const made = Object.values(outcomes).flatMap((outcome) => outcome.made ?? []);
      const after = await desk.stats();
      expect(after.totalFiles - before.totalFiles).toBe(made.length);
      expect(after.filesThisMonth - before.filesThisMonth).toBe(outcomes['upload']?.made ? 1 : 0);
      desk.known.push(...made);
      await desk.unfill();
      for (const [what, { status }] of await desk.doEverything(desk.known))
        expect([what, status < 300]).toEqual([what, true]);
      await desk.audit();
    }
    expect(desk.server.child.exitCode).toBe(null);
  },
  rounds({ short: 300_000, long: 7_200_000 }),
);

/** What cannot be done without the place. */
const REFUSED: Record<Place, string[]> = {
  files: ['upload', 'tool'],
  spool: ['upload', 'tool'],
  postgres: ['upload', 'tool', 'ocr', 'webhook'],
  outbox: [],
};

async function openDesk(place: Place) {
  const { path, remove } = await makeFolder();
  onTestFinished(remove);
  await run('chmod', ['755', path]);
  await mkdir(join(path, place));
  const settings = { DATA_DIR: path, RATE_LIMITS: 'off' };
  const server = await startServerProcess(settings, onSmallDisk(join(path, place), PLACES[place])!);
  onTestFinished(async () => void (await server.end()));
  const receiver = await startHookReceiver();
  onTestFinished(() => receiver.stop());
  const call = restClient(server.url);
  const { body } = await call<{ session: { access_token: string } }>('auth.register', person);
  const token = body.session.access_token;
  const { bytes } = await makeScan();
  const scan = (await upload(server, { token }, Buffer.from(bytes), 'scan.pdf')).body.file.id;
  const letter = (await upload(server, { token }, pdfFile('Signed by both'), 'letter.pdf')).body.file.id;
  const inside = join('/proc', String(server.child.pid), 'root', path);
  const filler = join(inside, place, 'filler');
  const known = [scan, letter];
  expect(
    (await call('webhooks.create', { url: receiver.url, events: ['operation.done'] }, token)).status,
  ).toBe(200);
  const stats = async () => (await call<Stats>('users.stats', {}, token)).body.stats;
  const desk: Kept = { tools: [], emails: 0 };
  return {
    server,
    path,
    inside,
    known,
    stats,
    async fill() {
      await fillDisk(filler);
      const add = async () => (await call('folders.create', { name: 'One more' }, token)).status;
      if (place === 'postgres') await expect.poll(add).toBe(507);
    },
    unfill: () => rm(filler),
    async doEverything(keep: string[] = []) {
      const outcomes = await doEverything({ server, token, scan, letter, receiver }, keep);
      for (const [what, { status, made }] of outcomes) {
        if (what === 'tool' && made) desk.tools.push(made);
        if (what === 'email' && status < 300) desk.emails += 1;
      }
      return outcomes;
    },
    async audit() {
      const headers = { authorization: `Bearer ${token}` };
      for (const id of known) {
        const answer = await fetch(`${server.url}/api/files/${id}/download`, { headers });
        expect([answer.status, (await answer.bytes()).length > 0]).toEqual([200, true]);
      }
      expect((await stats()).totalFiles).toBe(known.length);
      // What is under way: nothing.
      await expect.poll(async () => readdir(join(inside, 'spool'))).toEqual([]);
      const told = () => receiver.received.map(({ body: message }) => message).join();
      for (const id of desk.tools) await expect.poll(told, WITHIN).toContain(id);
      const emails = async () => (await readdir(join(inside, 'outbox'))).filter((name) => name !== 'filler');
      await expect.poll(async () => (await emails()).length, WITHIN).toBeGreaterThanOrEqual(desk.emails);
      for (const name of await emails())
        expect((await stat(join(inside, 'outbox', name))).size).toBeGreaterThan(0);
    },
  };
}

/** To the last byte, also where the server writes meanwhile. */
async function fillDisk(filler: string): Promise<void> {
  const { bavail, bsize } = await statfs(join(filler, '..'));
  await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
}

type Desk = { server: ServerProcess; token: string; scan: string; letter: string; receiver: HookReceiver };

/** Each thing that writes, one after the other, as a member asks for it. */
async function doEverything(
  { server, token, scan, letter, receiver }: Desk,
  keep: string[],
): Promise<[string, Outcome][]> {
  const call = restClient(server.url);
  const ask = async (name: string, input: object) => {
    const { status, body } = await call<{ file?: { id: string } }>(name, input, token);
    return { status, code: body.code, made: status < 300 ? body.file?.id : undefined };
  };
  const addWebhook = async () => {
    const { status, body } = await call<{ webhook?: { id: string } }>(
      'webhooks.create',
      { url: receiver.url },
      token,
    );
    if (body.webhook) await call('webhooks.remove', { id: body.webhook.id }, token);
    return { status, code: body.code };
  };
  const sent = await upload(server, { token }, pdfFile('One more', 2 * MB), 'more.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const exported = await fetch(`${server.url}/api/users/export`, { headers });
  const packed = await exported.bytes();
  const outcomes: [string, Outcome][] = [
    ['upload', { status: sent.status, code: sent.body.code, made: sent.body.file?.id }],
    ['tool', await ask('pdfTools.compress', { fileId: letter })],
    ['ocr', { ...(await ask('ai.ocr', { fileId: scan })), made: undefined }],
    ['webhook', await addWebhook()],
    ['email', await ask('auth.forgotPassword', { email: person.email })],
    ['export', { status: exported.status, code: codeIn(packed, exported.status) }],
  ];
  keep.push(...outcomes.flatMap(([, { made }]) => made ?? []));
  return outcomes;
}

function codeIn(bytes: Uint8Array, status: number): string | undefined {
  return status < 300 ? undefined : (JSON.parse(Buffer.from(bytes).toString()) as { code: string }).code;
}

test.each(places.slice(0, 1))(
  'a backup that finds no room says so and leaves nothing, and the next one is whole',
  async () => {
    const { server, path, fill, unfill, inside } = await openDesk('outbox');
    expect(server.child.exitCode).toBe(null);
    const program = join(import.meta.dirname, '../../cli/backup.ts');
    const target = join(inside, 'outbox/all.backup');
    const write = () =>
      run(process.execPath, [program, target], { env: { PATH: process.env.PATH, DATA_DIR: path } });
    await fill();
    await expect(write()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('ENOSPC') });
    expect((await readdir(join(inside, 'outbox'))).filter((name) => name.includes('backup'))).toEqual([]);
    await unfill();
    expect((await write()).stdout).toContain('read back and whole');
  },
  120_000,
);
