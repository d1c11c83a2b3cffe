import { defineConfig } from '@playwright/test';
import { quietChromium } from './e2e/quiet-chromium.ts';

/** The machine's own Chromium where there is one, so that nothing has to be fetched. */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-sheaf.ts',
  outputDir: 'test-results',
  reporter: process.env.CI ? 'line' : 'list',
  workers: 2,
  fullyParallel: true,
  // A busy machine is slow, not wrong, and a virtual one stands still for a minute at times.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  use: {
    baseURL: process.env.SHEAF_E2E_URL,
    locale: 'en-GB',
    // What a worker fetches is out of sight of page.route; the tests of the worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: quietChromium,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    // An instance is empty only once: who comes first becomes administrator.
    { name: 'first account', testMatch: 'first-account.spec.ts' },
    { name: 'e2e', testIgnore: 'first-account.spec.ts', dependencies: ['first account'] },
  ],
});
