import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** Pictures of the running product, for its guide: `npm run screens`. */
export default defineConfig({
  ...usual,
  testDir: 'screens',
  workers: 1,
  projects: [{ name: 'screens', testMatch: '*.screens.ts' }],
  use: { ...usual.use, viewport: { width: 1200, height: 750 }, contextOptions: { reducedMotion: 'reduce' } },
});
