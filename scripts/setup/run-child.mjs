import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

/** @typedef {{ code: number, output: string }} ChildAnswer */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean }} ChildOptions */

/**
 * Runs a program to its end without a shell and passes signals on to it. With `capture` its output is kept instead of
 * shown.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<ChildAnswer>}
 */
export function runChild(command, args, { cwd = root, env = process.env, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    const stopPassing = passSignalsTo(child);
    child.on('error', (error) => {
      stopPassing();
      reject(error);
    });
    child.on('close', (code, signal) => {
      stopPassing();
      const number = signal ? 128 + constants.signals[signal] : (code ?? 1);
      resolve({ code: number, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * A terminal gives Ctrl-C to every process of the group itself; passing it on as well would look like a second,
 * impatient Ctrl-C.
 *
 * @param {ChildProcess} child
 */
function passSignalsTo(child) {
  const passed = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of passed) process.on(signal, pass);
  const watch = watchNpm(() => child.kill('SIGTERM'));
  return () => {
    clearInterval(watch);
    for (const signal of passed) process.off(signal, pass);
  };
}

/**
 * npm gives a signal to the shell between it and us, which ends without a word: whoever stops npm would leave everything
 * below running. That our parent is gone is all there is to notice.
 *
 * @param {() => void} stop
 */
function watchNpm(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  return watch.unref();
}
