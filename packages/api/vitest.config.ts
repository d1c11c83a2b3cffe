import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Node reads the sources as it does when Sheaf runs: nothing is translated.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Modules are read once for each process, and not once for each file.
    isolate: false,
    maxWorkers: availableParallelism(),
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
