import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../setup/project.mjs';
import { runChild } from '../setup/run-child.mjs';
import { judgeTests } from './judge-tests.ts';
import { packageProgram } from './package-program.ts';
import { findChromium } from './prepare-machine.ts';
import { readUnits } from './read-units.ts';
import { failure, type Outcome, type Step } from './step.ts';

/** Turbo keeps the answer of a task until a file it was made from changes; logs are shown of what failed. */
export const TURBO_QUIET = [
  '--output-logs=errors-only',
  '--continue',
  '--ui=stream',
  '--log-order=grouped',
  '--env-mode=loose',
];

const REPORT = 'test-results.json';

/** The folders of the workspaces that have tests, those that take longest first. */
export function listTestWorkspaces(): string[] {
  const folders = [
    'apps/server',
    'packages/pdf-core',
    'apps/web',
    'packages/db',
    'packages/passages',
    'scripts',
    'packages/messages',
    'training',
    'packages/api',
  ];
  return folders.filter(
    (folder) => globSync(`${folder}/{src,*}/**/*.test.{ts,tsx}`, { cwd: root }).length > 0,
  );
}

/** One workspace's vitest, whose files run in parallel on all cores. */
export function workspaceTests(folder: string): Step {
  return { name: basename(folder), run: () => runWorkspace(folder) };
}

async function runWorkspace(folder: string): Promise<Outcome> {
  const report = join(root, folder, REPORT);
  rmSync(report, { force: true });
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const vitest = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const turbo = [
    packageProgram('turbo'),
    'run',
    'test',
    '--only',
    `--filter=${name}`,
    ...TURBO_QUIET,
    '--',
    ...vitest,
  ];
  // Components are tested in the browser that the e2e tests use.
  const env = { ...process.env, CHROMIUM: findChromium() };
  const { code, output } = await runChild(process.execPath, turbo, { env, capture: true });
  if (!existsSync(report)) return failure(output);
  const verdict = judgeTests(readUnits(JSON.parse(readFileSync(report, 'utf8'))));
  const isCached = /Cached: +1 cached/.test(output);
  return {
    ...verdict,
    failed: verdict.failed || (code ? 1 : 0),
    output,
    note: isCached ? 'unchanged since it last passed' : '',
  };
}
