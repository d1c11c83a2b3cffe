export { createRunner, type Runner } from './runner.ts';
export { runToolInto } from './run-tool.ts';
