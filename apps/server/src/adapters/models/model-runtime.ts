import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasRuntime, runtimeOf } from './model-folder.ts';

/** What runs embedding models, pinned by a lockfile of its own: it is too large for everybody to have. */
const PINNED = join(import.meta.dirname, '../../../embedding');
const FILES = ['package.json', 'package-lock.json'];
const PROGRAMS = 'node_modules/onnxruntime-node/bin/napi-v6';

/** Installs it beside the models, unless that very set is there. */
export async function installRuntime(modelsDir: string): Promise<void> {
  const folder = runtimeOf(modelsDir);
  if (hasRuntime(modelsDir) && (await isSame(folder))) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of FILES) await copyFile(join(PINNED, file), join(folder, file));
  try {
    await runNpm(folder);
    await dropOtherPlatforms(join(folder, PROGRAMS));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function isSame(folder: string): Promise<boolean> {
  const [wanted, present] = await Promise.all(
    [PINNED, folder].map((where) => readFile(join(where, 'package-lock.json'), 'utf8').catch(() => '')),
  );
  return wanted === present;
}

function runNpm(cwd: string): Promise<void> {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
    child.once('error', reject);
    child.once('exit', (code) => (code ? reject(new Error(`npm ended with ${code}.`)) : resolve()));
  });
}

/** Two hundred megabytes that this machine cannot run. */
async function dropOtherPlatforms(programs: string): Promise<void> {
  if (!existsSync(programs)) return;
  for (const platform of await readdir(programs)) {
    const folder = join(programs, platform);
    if (platform !== process.platform) await rm(folder, { recursive: true });
    else
      for (const arch of await readdir(folder))
        if (arch !== process.arch) await rm(join(folder, arch), { recursive: true });
  }
}
