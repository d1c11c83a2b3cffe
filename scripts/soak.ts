// npm run soak -- [--seed N]: long rounds of the tests that depend on chance and time, such as processes killed at any moment.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './setup/project.mjs';
import { runChild } from './setup/run-child.mjs';
import { packageProgram } from './testing/package-program.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Date.now() / 1000));
if (!Number.isSafeInteger(seed)) {
  console.error('The seed must be a whole number: npm run soak -- --seed 7');
  process.exit(1);
}

// Whatever takes its rounds from there has long ones.
const TAKES_ROUNDS = /testing\/soak\.ts|process\.env\.SOAK\b/;
const env = { ...process.env, SOAK: 'long', SOAK_SEED: String(seed) };
let code = 0;
for (const workspace of ['packages/pdf-core', 'apps/server']) {
  const cwd = join(root, workspace);
  const files = globSync('src/**/*.test.ts', { cwd }).filter((file) =>
    TAKES_ROUNDS.test(readFileSync(join(cwd, file), 'utf8')),
  );
  console.log(`Seed ${seed}: ${files.map((file) => relative('src', file)).join(', ')}`);
  // One file after the other: each measures what happens when its own processes are busy.
  const args = [packageProgram('vitest'), 'run', '--no-file-parallelism', '--testTimeout=7200000', ...files];
  const ended = await runChild(process.execPath, args, { cwd, env });
  code ||= ended.code;
}
console.log(
  `Seed ${seed}: ${code === 0 ? 'held' : 'failed'}. Repeat it with: npm run soak -- --seed ${seed}`,
);
process.exit(code);
