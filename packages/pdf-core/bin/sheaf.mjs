#!/usr/bin/env node
// Runs on any Node, and hands over to the pinned one where this one is too old to run TypeScript.
const OLDEST = 24;

/** The command, from a bundle where that can run it, else from the sources. */
async function run(words) {
  const { join } = process.getBuiltinModule('node:path');
  const { homedir } = process.getBuiltinModule('node:os');
  const module = process.getBuiltinModule('node:module');
  const { openBundle, startBuild } = await import('./bundle.mjs');
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'sheaf');
  // The compiled program is kept between calls: starting takes a third of the time.
  module.enableCompileCache?.(cache);
  const isIsolated = process.env.SHEAF_ISOLATED !== undefined || !process.execve;
  delete process.env.SHEAF_ISOLATED;
  const root = join(import.meta.dirname, '../../..');
  const folder = join(cache, `bundle-${Buffer.from(root).toString('base64url').slice(-80)}`);
  const bundle = isIsolated ? { isStale: false } : openBundle(folder, root, words[0]);
  const code = await bundle.run?.(words, beginAgain);
  if (code !== undefined) {
    process.exitCode = code;
    return;
  }
  // Zod has messages in sixty languages, one file each; the command needs English only.
  module.registerHooks?.({
    resolve: (name, context, next) =>
      next(name.endsWith('/locales/index.js') ? name.replace('index.js', 'en.js') : name, context),
  });
  const { main } = await import('../src/cli.ts');
  await main(words);
  if (bundle.isStale)
    startBuild(folder, root, join(import.meta.dirname, '../src/cli/bundle/build-bundle.ts'));
}

/** The same call in a new program under the same process id: what was interrupted in this one is gone with its memory. */
function beginAgain() {
  const words = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, words, { ...process.env, SHEAF_ISOLATED: '1' });
}

if (Number(process.versions.node.split('.')[0]) >= OLDEST) await run(process.argv.slice(2));
else await (await import('./hand-over.mjs')).handOver(OLDEST);
