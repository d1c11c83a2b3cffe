// npm test -- [NAME...]: everything, or the named steps and workspaces (lint, types, api, web, e2e, ...).
import { availableParallelism } from 'node:os';
import { browserTests } from './testing/browser-tests.ts';
import { prepareMachine } from './testing/prepare-machine.ts';
import { printSummary } from './testing/print-summary.ts';
import { runStep, runSteps } from './testing/run-steps.ts';
import { staticSteps } from './testing/static-steps.ts';
import { listTestWorkspaces, workspaceTests } from './testing/workspace-tests.ts';
import { watchStandstills } from './testing/watch-standstills.ts';

const started = performance.now();
const listStandstills = watchStandstills();
const runningSteps = [...listTestWorkspaces().map(workspaceTests), browserTests];
const names = [...staticSteps, ...runningSteps].map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name);
const running = runningSteps.filter(isWanted);
// Programs are downloaded while the checks compute: one waits for the network, the others need the processor.
const machine = running.length ? runStep(prepareMachine) : undefined;
const results = await runSteps(staticSteps.filter(isWanted), availableParallelism());
if (machine) results.push(await machine);
results.push(...(await runSteps(running, 1)));
for (const standstill of listStandstills()) console.log(standstill);
printSummary(results, performance.now() - started);
