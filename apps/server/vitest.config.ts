import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Read and compiled once, and not by each process of the run.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/sheaf-compiled');

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/start-database.ts'],
    // As the server itself is run: nothing is translated, and what is compiled is kept for the next process.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Modules are read once for each process, and not once for each file.
    isolate: false,
    // Tests wait for jobs and tools: meanwhile another one can go on.
    maxWorkers: availableParallelism() + 1,
    // Tools that stand back would not come to work on a machine that is busy with something else.
    env: { TOOL_NICENESS: '0' },
    // Such a machine is late, not wrong, and a virtual one stands still for a minute at times.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
