export { convertOffice, findOffice, type Office } from './convert-office.ts';
export { type Account, type RunInput, takeBack } from './hand-over.ts';
export { createRunner } from './runner.ts';
export { type RunSettings, runToolInto } from './run-tool.ts';
export { processEntry } from './tool-process.ts';
