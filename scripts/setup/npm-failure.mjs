import { statfsSync } from 'node:fs';
import { root } from './project.mjs';

const DISK_FULL = 'The disk is full: about 1 GB is needed for the dependencies.';

/** @type {[RegExp, string][]} */
const KNOWN = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'The npm registry could not be reached: check the network or the proxy settings, then run the command again.',
  ],
  [/ENOSPC/, DISK_FULL],
  [
    /EACCES|EPERM|EROFS/,
    `There is no permission to write in ${root}: run as the folder's owner, or copy it elsewhere.`,
  ],
  [
    /EUSAGE|in sync/,
    'package.json and package-lock.json disagree: run `npm install` once, then the command again.',
  ],
  [/EINTEGRITY/, 'A downloaded package is damaged: run `npm cache clean --force`, then the command again.'],
];

/**
 * npm's answer as one sentence, then the lines it said itself, for whoever wants to know more.
 *
 * @param {string} output
 */
export function explainNpmFailure(output) {
  // npm ends well when the disk fills up while it unpacks.
  const said = isDiskFull() ? DISK_FULL : KNOWN.find(([pattern]) => pattern.test(output))?.[1];
  const lines = output
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
    .map((line) => `  ${line}`);
  return [said ?? 'The dependencies could not be installed.', ...lines].join('\n');
}

function isDiskFull() {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize < 10_000_000;
}
