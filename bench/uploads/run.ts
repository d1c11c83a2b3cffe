// npm run bench -- uploads [--files N] [--megabytes N]: what a server's memory does while so many large files arrive at once.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { printTable } from '../harness.ts';

const MB = 1024 * 1024;
const SAMPLE_MS = 50;

export async function run(args: string[]): Promise<void> {
  const options = {
    files: { type: 'string', default: '50' },
    megabytes: { type: 'string', default: '10' },
  } as const;
  const { values } = parseArgs({ args, options });
  const [files, megabytes] = [Number(values.files), Number(values.megabytes)];
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-bench-'));
  await chmod(folder, 0o755);
  const server = await startServerProcess({
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    SHEAF_ROLE: 'web',
    LOG_LEVEL: 'warn',
  });
  try {
    const pid = server.child.pid ?? 0;
    // One after another first, so that what is counted is the files and not the code that is loaded for the first one.
    await sendAll(server.url, 5, 1, 1);
    const idle = residentMegabytes(pid);
    const rows = [];
    for (const round of ['first', 'second', 'third']) {
      let peak = 0;
      const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), SAMPLE_MS);
      const start = performance.now();
      await sendAll(server.url, files, megabytes, files);
      clearInterval(watch);
      const seconds = (performance.now() - start) / 1000;
      rows.push({
        round,
        files,
        'MB each': megabytes,
        seconds: seconds.toFixed(1),
        'MB/s': ((files * megabytes) / seconds).toFixed(0),
        'idle, MB': idle.toFixed(0),
        'peak, MB': peak.toFixed(0),
        'growth, MB': (peak - idle).toFixed(0),
      });
    }
    printTable(`${files} uploads of ${megabytes} MB at once`, rows);
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

let members = 0;

/** A free account takes ten files: as many members as that needs. */
async function sendAll(url: string, count: number, megabytes: number, atOnce: number): Promise<void> {
  const tokens = await Promise.all(Array.from({ length: Math.ceil(count / 5) }, () => signUp(url)));
  const bytes = new Blob(['%PDF-1.7\n', new Uint8Array(megabytes * MB - 9)]);
  for (let sent = 0; sent < count; sent += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - sent) }, (_, n) =>
      send(url, tokens[(sent + n) % tokens.length] ?? '', bytes),
    );
    await Promise.all(batch);
  }
}

async function signUp(url: string): Promise<string> {
  const person = { email: `bench${++members}@example.org`, name: 'Bench', password: 'paper and ink' };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  const { session } = (await answer.json()) as { session: { access_token: string } };
  return session.access_token;
}

async function send(url: string, token: string, bytes: Blob): Promise<void> {
  const body = new FormData();
  body.set('file', bytes, 'large.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/files/upload`, { method: 'POST', headers, body });
  if (answer.status !== 201)
    throw new Error(`An upload was answered with ${answer.status}: ${await answer.text()}`);
}
