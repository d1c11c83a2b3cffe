import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/project.mjs';
import { runChild } from '../setup/run-child.mjs';
import { judgeTests } from './judge-tests.ts';
import { packageProgram } from './package-program.ts';
import { findChromium } from './prepare-machine.ts';
import { readE2eReport, readFailedPages } from './read-e2e-report.ts';
import { failure, type Outcome, type Step } from './step.ts';

const APP = join(root, 'apps', 'web');
const REPORT = join(APP, 'test-results', 'report.json');

/** Tests in a real browser against a real server. */
export const browserTests: Step = { name: 'e2e', run: runPlaywright };

async function runPlaywright(): Promise<Outcome> {
  rmSync(REPORT, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, CHROMIUM: findChromium() };
  // E2E_SHARD=1/4: a quarter of them, for machines that share the work.
  const shard = process.env.E2E_SHARD ? [`--shard=${process.env.E2E_SHARD}`] : [];
  const args = [packageProgram('@playwright/test', 'playwright'), 'test', ...shard, '--reporter=line,json'];
  const { code, output } = await runChild(process.execPath, args, { cwd: APP, env, capture: true });
  if (!existsSync(REPORT)) return failure(output);
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const verdict = judgeTests(readE2eReport(report));
  return {
    ...verdict,
    failed: verdict.failed || (code ? 1 : 0),
    // What went wrong is looked for in it, and not which test had begun when.
    output: [output.replace(/^\[\d+\/\d+\].*\n/gmu, ''), ...readFailedPages(report)].join('\n'),
  };
}
