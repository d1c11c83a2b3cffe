import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const WITHIN_MS = 3000;

/** As root, and as a user who may have namespaces of their own. */
const WAYS = [
  ['unshare', '--net', '--'],
  ['unshare', '--map-root-user', '--net', '--'],
];

/**
 * The command that starts a process without any network, so that a document that takes over its engine reaches nobody. Empty
 * where the system has no such thing or does not allow it, as in most containers and on macOS: tools then run as before.
 */
export async function findNetworkWall(): Promise<string[]> {
  for (const [command = '', ...args] of WAYS) {
    const isAllowed = await execute(command, [...args, process.execPath, '--version'], {
      timeout: WITHIN_MS,
    }).then(
      () => true,
      () => false,
    );
    if (isAllowed) return [command, ...args];
  }
  return [];
}
