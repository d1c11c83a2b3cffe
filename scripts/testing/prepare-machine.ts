import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../setup/project.mjs';
import { runChild } from '../setup/run-child.mjs';
import {
  CHROMIUM,
  COMPILER,
  findProgram,
  HEADLESS,
  READERS,
  type MachineProgram,
} from './machine-programs.ts';
import { installVerapdf } from './install-verapdf.ts';
import { packageProgram } from './package-program.ts';
import { failure, type Outcome, type Step } from './step.ts';

/** Finds the programs the tests need, or installs them where that can be done without asking. */
export const prepareMachine: Step = {
  name: 'machine',
  run: async (): Promise<Outcome> => {
    const withoutVerapdf = await installVerapdf();
    const problems = [
      await installFromDebian(missingPrograms()),
      await installChromium(),
      await installHeadless(),
      await installModelRuntime(),
    ].filter(Boolean);
    const missing = missingPrograms();
    if (!missing.length) {
      const note = withoutVerapdf ? { note: withoutVerapdf } : {};
      return { passed: 1, failed: 0, skipped: [], output: '', ...note };
    }
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
  return findProgram(HEADLESS) ?? findProgram(CHROMIUM) ?? chromium.executablePath();
}

function missingPrograms(): MachineProgram[] {
  return [
    ...[...READERS, COMPILER].filter((program) => !findProgram(program)),
    ...(existsSync(findChromium()) ? [] : [CHROMIUM]),
  ];
}

const canInstall = () =>
  process.getuid?.() === 0 && findProgram({ names: ['apt-get'], debian: 'apt' }) !== undefined;

async function installFromDebian(programs: MachineProgram[]): Promise<string> {
  if (!programs.length || !canInstall()) return '';
  console.log(`Installing ${programs.map(({ debian }) => debian).join(', ')} (once).`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runChild('apt-get', ['update', '-qq'], { env, capture: true });
  const wanted = programs.flatMap(({ debian }) => debian.split(' '));
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

/** Of the very version that is here, so that nothing else changes; where it cannot be had soon, Chromium itself does. */
async function installHeadless(): Promise<string> {
  if (findProgram(HEADLESS) || !canInstall()) return '';
  const { code, output } = await runChild('dpkg-query', ['-W', '-f', '${Version}', CHROMIUM.debian], {
    capture: true,
  });
  if (code) return '';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const soon = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=5', '-o', 'DPkg::Lock::Timeout=5'];
  const wanted = `${HEADLESS.debian}=${output.trim()}`;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...soon, wanted];
  const install = await runChild('apt-get', args, { env, capture: true });
  return install.code ? install.output : '';
}

/** The runtime of embedding models is not a dependency, because of its size; if this fails, its tests say why. */
async function installModelRuntime(): Promise<string> {
  const env = { ...process.env, MODELS_DIR: join(root, 'node_modules/.cache/sheaf-models') };
  const command = join(root, 'apps/server/src/cli/models.ts');
  const { code, output } = await runChild(process.execPath, [command, 'install'], { env, capture: true });
  return code ? output : '';
}
