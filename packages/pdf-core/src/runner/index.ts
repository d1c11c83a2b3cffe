export type { Account } from './hand-over.ts';
export { createRunner } from './runner.ts';
export { type RunInput, type RunSettings, runToolInto } from './run-tool.ts';
export { processEntry } from './tool-process.ts';
