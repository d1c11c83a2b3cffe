import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/project.mjs';
import { runChild } from '../setup/run-child.mjs';
import { packageProgram } from './package-program.ts';
import { findChromium } from './prepare-machine.ts';
import { failure, type Outcome, type Step } from './step.ts';

const APP = join(root, 'apps', 'web');
const REPORT = join(APP, 'test-results', 'report.json');

/** Journeys in a real browser against a real server. */
export const browserTests: Step = { name: 'e2e', run: runPlaywright };

async function runPlaywright(): Promise<Outcome> {
  rmSync(REPORT, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, CHROMIUM: findChromium() };
  const args = [packageProgram('@playwright/test', 'playwright'), 'test', '--reporter=line,json'];
  const { code, output } = await runChild(process.execPath, args, { cwd: APP, env, capture: true });
  if (!existsSync(REPORT)) return failure(output);
  const outcome = { ...readReport(), output };
  return code && !outcome.failed ? { ...outcome, failed: 1 } : outcome;
}

type Spec = { title: string; file: string; tests: { status: string }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };

/** A test that passed only when it was tried again counts as failed. */
function readReport(): Omit<Outcome, 'output'> {
  const { suites, stats } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const skipped = (suites as Suite[])
    .flatMap(listSpecs)
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ file, title }) => `${file}: ${title}`);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped };
}

function listSpecs({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}
