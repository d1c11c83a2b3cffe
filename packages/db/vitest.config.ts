import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], globalSetup: ['@sheaf/db/testing-setup'], testTimeout: 30_000 },
});
