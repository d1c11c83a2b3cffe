export { createRunner } from './runner.ts';
export { type RunInput, type RunSettings, runToolInto } from './run-tool.ts';
