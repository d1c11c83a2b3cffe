import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runChild } from '../setup/run-child.mjs';
import { CHROMIUM, findProgram, READERS, type MachineProgram } from './machine-programs.ts';
import { packageProgram } from './package-program.ts';
import { failure, type Outcome, type Step } from './step.ts';

/** Finds the programs the tests need, or installs them where that can be done without asking. */
export const prepareMachine: Step = {
  name: 'machine',
  run: async (): Promise<Outcome> => {
    const problems = [await installFromDebian(missingPrograms()), await installChromium()].filter(Boolean);
    const missing = missingPrograms();
    if (!missing.length) return { passed: 1, failed: 0, skipped: [], output: '' };
    const packages = missing.map(({ debian }) => debian).join(' ');
    return failure(
      [`The tests need ${packages}: install them with your system's package manager.`, ...problems].join(
        '\n',
      ),
    );
  },
};

/** The machine's own where there is one, so that nothing has to be fetched; else where Playwright keeps its own. */
export function findChromium(): string {
  return findProgram(CHROMIUM) ?? chromium.executablePath();
}

function missingPrograms(): MachineProgram[] {
  return [
    ...READERS.filter((program) => !findProgram(program)),
    ...(existsSync(findChromium()) ? [] : [CHROMIUM]),
  ];
}

async function installFromDebian(programs: MachineProgram[]): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  if (!programs.length || !isRoot || !findProgram({ names: ['apt-get'], debian: 'apt' })) return '';
  console.log(`Installing ${programs.map(({ debian }) => debian).join(', ')} (once).`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runChild('apt-get', ['update', '-qq'], { env, capture: true });
  const wanted = programs.map(({ debian }) => debian);
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...wanted];
  const install = await runChild('apt-get', args, { env, capture: true });
  return install.code ? update.output + install.output : '';
}

async function installChromium(): Promise<string> {
  if (!missingPrograms().includes(CHROMIUM)) return '';
  const cli = packageProgram('@playwright/test', 'playwright');
  const { code, output } = await runChild(process.execPath, [cli, 'install', 'chromium'], { capture: true });
  return code ? output : '';
}
