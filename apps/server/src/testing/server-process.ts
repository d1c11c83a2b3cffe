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

/** Sheaf as a process of its own, the way `npm start` runs it. Resolves when it says where it is, or rejects with what it said. */
export async function startServerProcess(
  settings: Record<string, string>,
  wrapper?: Wrapper,
): Promise<ServerProcess> {
  const passed = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));
  const env = { ...passed, PORT: '0', LOG_LEVEL: 'info', ...settings };
  const [command = '', ...args] = [wrapper?.command, ...(wrapper?.args ?? []), process.execPath, MAIN].filter(
    (word) => word !== undefined,
  );
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  const output = () => said.join('');
  const ended = once(child, 'close') as Promise<[number | null]>;
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said.push(String(chunk));
      const match = /Sheaf is (?:at (\S+)|doing queued work)/.exec(output());
      if (match) resolve(match[1] ?? '');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(([code]) => reject(new Error(`Sheaf ended with ${code}: ${output()}`)));
  });
  const url = await ready;
  return {
    url,
    child,
    output,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
