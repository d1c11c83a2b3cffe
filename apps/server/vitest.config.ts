import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['@sheaf/db/testing-setup'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A machine that is busy with something else is late, not wrong.
    expect: { poll: { timeout: 5_000 } },
  },
});
