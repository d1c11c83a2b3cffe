import { defineConfig } from '@playwright/test';

/** The machine's own Chromium where there is one, so that nothing has to be fetched. */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-sheaf.ts',
  outputDir: 'test-results',
  reporter: process.env.CI ? 'line' : 'list',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: process.env.SHEAF_E2E_URL,
    locale: 'en-GB',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    // An instance is empty only once: who comes first becomes administrator.
    { name: 'first account', testMatch: 'first-account.spec.ts' },
    { name: 'journeys', testIgnore: 'first-account.spec.ts', dependencies: ['first account'] },
  ],
});
