import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SHEAF = fileURLToPath(new URL('../../../bin/sheaf.mjs', import.meta.url));

export type Ending = { code: number | null; stdout: Buffer; stderr: string };
export type RunOptions = { stdin?: Uint8Array; cwd?: string; killAfterMs?: number; env?: NodeJS.ProcessEnv };

/** The real command as a process of its own. */
export function runSheaf(args: string[], { stdin, cwd, killAfterMs, env }: RunOptions = {}): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SHEAF, ...args], { cwd, env: { ...process.env, ...env } });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => out.push(data));
    child.stderr.on('data', (data: Buffer) => err.push(data));
    child.on('error', reject);
    // A command may end before it has read all its input.
    child.stdin.on('error', () => undefined);
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString() }),
    );
    child.stdin.end(stdin);
    if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGINT'), killAfterMs);
  });
}
