import { defineConfig } from 'vitest/config';
import { compiledMessages } from './build/compiled-messages.ts';
import { toolIcons } from './build/tool-icons.ts';

const page = {
  plugins: [compiledMessages(), toolIcons()],
  test: { name: 'page', include: ['src/**/*.test.ts'] },
};
/** Runs in Node, where messages are parsed as they are read. */
const build = { test: { name: 'build', include: ['build/**/*.test.ts'] } };

export default defineConfig({ test: { projects: [page, build] } });
