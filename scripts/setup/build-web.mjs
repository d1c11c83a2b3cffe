import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root, SetupProblem } from './project.mjs';
import { runChild } from './run-child.mjs';

const APP = 'apps/web';
const STAMP = join(root, APP, 'dist', '.built-from');

// What the page takes from other packages: schemas, records of tools and their forms; the rest of its imports are types.
const SHARED = ['packages/api/src', 'packages/pdf-core/src', 'packages/messages'];

/**
 * Builds the web app unless it was built from these very sources. The stamp lies in the build, so both go together.
 *
 * @param {import('./runtime.mjs').Runtime} runtime
 */
export async function buildWeb({ node, env }) {
  const sources = fingerprint(['package-lock.json', APP, ...SHARED], isSource);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the web app (a few seconds, only when it changed).');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runChild(node, [vite, 'build'], {
    cwd: join(root, APP),
    env,
    capture: true,
  });
  if (code) throw new SetupProblem(`The web app could not be built:\n${output}`);
  writeFileSync(STAMP, sources);
}

/** @param {string} path */
function isSource(path) {
  if (path.startsWith(`${APP}/`))
    return !/\/(node_modules|dist|e2e|test-results|\.turbo)$|\.test\.tsx?$/.test(path);
  if (path.startsWith('packages/messages/')) return !/\/node_modules$|\.test\.ts$/.test(path);
  if (/^packages\/pdf-core\/src\/tools\/.*\.ts$/.test(path)) return !path.endsWith('.test.ts');
  return !/\.[a-z]+$/.test(path) || /[./](schema|options)\.ts$/.test(path);
}
