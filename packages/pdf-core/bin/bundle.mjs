// The light commands as a bundle (src/cli/bundle), which is built beside the first call and kept as long as no source has changed.

// An import of a module of Node also loads what hardly anybody uses of it.
const { mkdirSync, readFileSync, rmSync, statSync } = process.getBuiltinModule('node:fs');
const { createRequire } = process.getBuiltinModule('node:module');
const { join } = process.getBuiltinModule('node:path');

/** A build that has not ended by now has been killed. */
const BUILD_MS = 120_000;
/** A build that failed, as without the bundler, is not tried again for a day. */
const RETRY_MS = 24 * 60 * 60 * 1000;

/**
 * The function that runs light commands, or undefined where this call has to take the ordinary way. `isStale`: the
 * bundle is missing or older than its sources.
 */
export function openBundle(folder, root, command) {
  const path = join(folder, 'manifest.json');
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return { isStale: true };
  // Nobody else's code is run.
  if (process.getuid && found.uid !== process.getuid()) return { isStale: false };
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  if (manifest.root !== root) return { isStale: true };
  if (!manifest.commands.includes(command)) return { isStale: false };
  if (!areCurrent(root, manifest.stamps)) return { isStale: true };
  const { run } = createRequire(import.meta.url)(join(folder, manifest.script));
  return { run, isStale: false };
}

function areCurrent(root, stamps) {
  for (const path in stamps) {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (!found || `${found.ctimeMs} ${found.size}` !== stamps[path]) return false;
  }
  return true;
}

/** Builds in a process of its own that nobody waits for. Whoever makes the folder of the lock builds. */
export function startBuild(folder, root, builder) {
  const lock = join(folder, 'building');
  const held = statSync(lock, { throwIfNoEntry: false });
  const failed = statSync(join(folder, 'failed'), { throwIfNoEntry: false });
  if (failed && Date.now() - failed.mtimeMs < RETRY_MS) return;
  if (held && Date.now() - held.mtimeMs < BUILD_MS) return;
  try {
    if (held) rmSync(lock, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    mkdirSync(lock);
  } catch {
    // Another call was faster, or nothing can be written here: both leave the ordinary way.
    return;
  }
  try {
    startAside([builder, folder, root]);
  } catch {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** A process of the lowest priority, which ends by itself. */
function startAside(args) {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const child = spawn(process.execPath, args, { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
  if (child.pid) process.getBuiltinModule('node:os').setPriority(child.pid, 19);
}
