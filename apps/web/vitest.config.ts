import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './build/compiled-messages.ts';
import { toolIcons } from './build/tool-icons.ts';
import { quietChromium } from './e2e/quiet-chromium.ts';

/** A busy machine is slow, not wrong. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

const page = {
  plugins: [compiledMessages(), toolIcons()],
  test: { ...patience, name: 'page', include: ['src/**/*.test.ts'] },
};
/** Runs in Node, where messages are parsed as they are read. */
const build = { test: { ...patience, name: 'build', include: ['build/**/*.test.ts'] } };

/** Components as people meet them: drawn by Chromium, with the styles of the app, used by mouse and keys. */
const components = {
  plugins: [compiledMessages(), toolIcons(), react(), tailwindcss()],
  optimizeDeps: { include: ['react-dom/client', 'react-router', 'radix-ui', 'lucide-react'] },
  test: {
    ...patience,
    name: 'components',
    include: ['src/components/**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: quietChromium },
        contextOptions: { locale: 'en-GB' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: { maxWorkers: availableParallelism(), projects: [page, build, components] },
});
