import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { explainNpmFailure } from './npm-failure.mjs';
import { root, SetupProblem } from './project.mjs';
import { runChild } from './run-child.mjs';

/** @typedef {{ version?: string, resolved?: string, optional?: boolean, link?: boolean }} LockedPackage */

/** Installs what package-lock.json names, unless that very set is there already. */
export async function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies (about a minute, only when they change).');
  const npm = findNpm();
  const { code, output } = await runChild(npm.command, [...npm.args, 'ci', ...OPTIONS], {
    env: { ...process.env, ...NO_DOWNLOADS },
    capture: true,
  }).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new SetupProblem('npm was not found: it comes with Node from https://nodejs.org.');
  });
  if (code || !isInstalled()) throw new SetupProblem(explainNpmFailure(output));
}

// Everything the build and the tests need, whatever NODE_ENV or an .npmrc leaves out; and no long wait without network.
const OPTIONS = [
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retry-factor=2',
  '--fetch-retry-mintimeout=1000',
];

// npm older than 11 does not know package.json's allowScripts: the install scripts it would run are told to do nothing.
const NO_DOWNLOADS = {
  ONNXRUNTIME_NODE_INSTALL: 'skip',
  SCARF_ANALYTICS: 'false',
  DISABLE_OPENCOLLECTIVE: 'true',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
};

/**
 * npm writes down what it installed, as its last act: comparing that with the lockfile also recognises an
 * `npm install` by hand, and an installation that was cut short.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([folder, locked]) => {
    if (!folder.startsWith('node_modules/') && !folder.includes('/node_modules/')) return true;
    const installed = present[folder];
    if (!installed) return locked.optional === true;
    return locked.link === true || installed.version === locked.version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** The npm that started this script, else the one on PATH. */
export function findNpm() {
  const running = process.env.npm_execpath;
  if (running && basename(running) === 'npm-cli.js') return { command: process.execPath, args: [running] };
  if (process.platform !== 'win32') return { command: 'npm', args: [] };
  return { command: process.env.ComSpec ?? 'cmd.exe', args: ['/d', '/s', '/c', 'npm'] };
}
