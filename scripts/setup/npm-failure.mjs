import { root } from './project.mjs';

/** @type {[RegExp, string][]} */
const KNOWN = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'The npm registry could not be reached: check the network or the proxy settings, then run the command again.',
  ],
  [/ENOSPC/, 'The disk is full: about 1.5 GB is needed for the dependencies.'],
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
  const sentence =
    KNOWN.find(([pattern]) => pattern.test(output))?.[1] ?? 'The dependencies could not be installed.';
  const said = output
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
    .map((line) => `  ${line}`);
  return [sentence, ...said].join('\n');
}
