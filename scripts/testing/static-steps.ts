import { availableParallelism } from 'node:os';
import { buildWeb } from '../setup/build-web.mjs';
import { auditStep } from './audit-step.ts';
import { packageProgram } from './package-program.ts';
import { checkStep, type Step } from './step.ts';
import { TURBO_QUIET } from './workspace-tests.ts';

const node = (...args: string[]): [string, string[]] => [process.execPath, args];
const program = (name: string, ...args: string[]) => node(packageProgram(name), ...args);

// Workspaces are checked side by side. Several checkers in each would check the types they share again.
const ONE_CHECKER = ['--', '--checkers', '1'];

/** Checks that do not run the code, slowest first. */
export const staticSteps: Step[] = [
  checkStep(
    'types',
    ...program(
      'turbo',
      'run',
      'types',
      `--concurrency=${availableParallelism()}`,
      ...TURBO_QUIET,
      ...ONE_CHECKER,
    ),
  ),
  {
    name: 'build',
    run: async () => {
      await buildWeb({ node: process.execPath, env: process.env });
      return { passed: 1, failed: 0, skipped: [], output: '' };
    },
  },
  checkStep('knip', ...program('knip', '--no-progress', '--no-config-hints')),
  checkStep('lint', ...program('oxlint', '--deny-warnings')),
  checkStep('format', ...program('oxfmt', '--check')),
  checkStep('imports', ...node('scripts/check.ts', 'imports')),
  checkStep('house', ...node('scripts/check.ts', 'house')),
  checkStep('containers', ...node('scripts/check.ts', 'containers')),
  checkStep('expressions', ...node('scripts/check.ts', 'expressions')),
  checkStep('messages', ...node('scripts/check.ts', 'messages')),
  checkStep('lockfile', ...node('scripts/check-lockfile.mjs')),
  auditStep,
];
