export { createRunner } from './runner.ts';
export { type RunInput, runToolInto } from './run-tool.ts';
