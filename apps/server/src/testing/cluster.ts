import { makeFolder } from './s3-server.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export type Cluster = {
  /** The address of one of those that answer, in turn. */
  web(): string;
  /** Ends one of the four without a word, by a number from 0 to 1, and starts it again; which one it was. */
  killOne(chance: number): Promise<string>;
  stop(): Promise<void>;
};

const ROLES = ['web', 'web', 'worker', 'worker'] as const;

/** Two processes that answer and two that work. Each has a folder of its own: what they share, they share through the settings. */
export async function startCluster(shared: Record<string, string>): Promise<Cluster> {
  const folders = await Promise.all(ROLES.map(() => makeFolder()));
  const start = (at: number) =>
    startServerProcess({ ...shared, DATA_DIR: folders[at]!.path, SHEAF_ROLE: ROLES[at]! });
  const running: (ServerProcess | null)[] = await Promise.all(ROLES.map((_, at) => start(at)));
  let turn = 0;
  return {
    web() {
      const webs = running.filter((one) => one?.url);
      return webs[turn++ % webs.length]!.url;
    },
    async killOne(chance) {
      const at = Math.floor(chance * ROLES.length);
      const doomed = running[at]!;
      running[at] = null;
      await doomed.end('SIGKILL');
      running[at] = await start(at);
      return `${ROLES[at]} ${(at % 2) + 1}`;
    },
    async stop() {
      await Promise.all(running.map((one) => one?.end()));
      await Promise.all(folders.map(({ remove }) => remove()));
    },
  };
}
