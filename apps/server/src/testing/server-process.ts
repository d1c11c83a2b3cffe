import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../main.ts');

/** What a run of tests sets for all the servers it starts, beside where programs are found. */
const PASSED_ON = ['PATH', 'HOME', 'NODE_COMPILE_CACHE', 'TOOL_NICENESS'];

export type ServerProcess = {
  url: string;
  child: ChildProcess;
  output(): string;
  /** Sends the signal and waits for the end; the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** A command that another one is run by, such as one that takes something away from it. */
export type Wrapper = { command: string; args: string[] };

/**
 * Sheaf as a separate process, as `npm start` runs it. Resolves when it prints its address, or rejects with its
 * output.
 */
export async function startServerProcess(
  settings: Record<string, string>,
  wrapper?: Wrapper,
): Promise<ServerProcess> {
  const spawned = spawnServer(settings, wrapper);
  const url = await new Promise<string>((resolve, reject) => {
    spawned.child.stdout?.on('data', () => {
      const match = /Sheaf is (?:at (\S+)|doing queued work)/.exec(spawned.output());
      if (match) resolve(match[1] ?? '');
    });
    void spawned.ended.then((code) => reject(new Error(`Sheaf ended with ${code}: ${spawned.output()}`)));
  });
  return { url, ...spawned };
}

/** The same, which may not be ready yet. */
export function spawnServer(settings: Record<string, string>, wrapper?: Wrapper) {
  const passed = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));
  const env = { ...passed, PORT: '0', LOG_LEVEL: 'info', ...settings };
  const [command = '', ...args] = [wrapper?.command, ...(wrapper?.args ?? []), process.execPath, MAIN].filter(
    (word) => word !== undefined,
  );
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child: child as ChildProcess,
    ended,
    output: () => said.join(''),
    end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
