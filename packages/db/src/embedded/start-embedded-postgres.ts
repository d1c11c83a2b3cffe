import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { platform, release } from 'node:os';

import { writeAccessRules } from './access-rules.ts';
import { findBinariesPackage, prepareBinaries } from './binaries.ts';
import { DATABASE_USER, ensureCluster, OVER_TCP, passwordFile } from './cluster.ts';
import { chooseCrashSync } from './crash-sync.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { ensureDatabase } from './ensure-database.ts';
import { holdFolder } from './folder-lock.ts';
import { type Home, makeSocketFolder, openHome, ROOT_HOME } from './home.ts';
import { forgetUrl, writeUrl } from './running-url.ts';
import { superviseServer } from './supervise-server.ts';

export interface EmbeddedPostgresOptions {
  /** Made when missing. */
  dataDir: string;
  log: EmbeddedLog;
  /** Trades all durability for speed: for databases that a test makes and removes. */
  throwaway?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** Where the data really is: see `moved-to` in the data folder when this is another one. */
  dataDir: string;
  /** Undefined on Windows, where it listens on a loopback port. */
  socketDir: string | undefined;
  /** Of the running server, which changes when it had to be started again. */
  pid(): number;
  /** Ends all sessions, writes everything down and lets the folder go. Close pools first. */
  stop(): Promise<void>;
}

/** Starts the bundled PostgreSQL and keeps it running until it is stopped. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const found = findBinariesPackage();
  const home = openHome(options.dataDir, found.major, log);
  const lock = holdFolder(home.folder, home.account);
  const stopping = new AbortController();
  try {
    const binaries = prepareBinaries(found, home.account, home.account ? ROOT_HOME : home.folder, log);
    await ensureCluster(home, binaries, log);
    writeAccessRules(home);
    const endpoint = await openEndpoint(home);
    const settings = [...endpoint.settings, ...(options.throwaway ? THROWAWAY : DURABLE), ...QUIET];
    const launch = { home, binaries, socketDir: endpoint.socketDir, settings, log, stop: stopping.signal };
    const server = await superviseServer(launch);
    const end = async () => {
      forgetUrl(home);
      stopping.abort();
      await server.stopped;
      lock.release();
    };
    // Once only: after it the folder may be another's.
    let ended: Promise<void> | undefined;
    const stop = () => (ended ??= end());
    await ensureDatabase(endpoint.url, DATABASE_NAME).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    writeUrl(home, endpoint.url(DATABASE_NAME));
    return {
      url: endpoint.url(DATABASE_NAME),
      dataDir: home.folder,
      socketDir: endpoint.socketDir,
      pid: server.pid,
      stop,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const DATABASE_NAME = 'sheaf';

/** Given on the command line, where no setting inside the database can override them. */
const DURABLE = asSettings({
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  recovery_init_sync_method: chooseCrashSync(platform(), release()),
  // Every minute it would start a process to look, which is most of what a database without work does.
  autovacuum_naptime: '5min',
});
const THROWAWAY = asSettings({
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '200',
  max_wal_size: '128MB',
});

/** What a statement did wrong is its sender's to log; here it would only put people's data in the log. */
const QUIET = asSettings({
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
});

interface Endpoint {
  url: (database: string) => string;
  settings: string[];
  socketDir: string | undefined;
}

async function openEndpoint(home: Home): Promise<Endpoint> {
  if (OVER_TCP) {
    const port = await freePort();
    const password = encodeURIComponent(readFileSync(passwordFile(home), 'utf8').trim());
    return {
      url: (database) => `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`,
      settings: asSettings({
        listen_addresses: '127.0.0.1',
        port: String(port),
        unix_socket_directories: '',
      }),
      socketDir: undefined,
    };
  }
  const socketDir = makeSocketFolder(home);
  const host = encodeURIComponent(socketDir);
  return {
    url: (database) =>
      `postgresql://${DATABASE_USER}@localhost:5432/${database}?host=${host}&sslmode=disable`,
    settings: asSettings({
      listen_addresses: '',
      port: '5432',
      unix_socket_directories: socketDir,
      unix_socket_permissions: '0700',
    }),
    socketDir,
  };
}

function asSettings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
