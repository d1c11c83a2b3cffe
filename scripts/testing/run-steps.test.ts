import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Outcome, Step } from './step.ts';

const passed: Outcome = { passed: 1, failed: 0, skipped: [], output: '' };

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** Steps that end when they are told to, and the names of those that have begun. */
function makeSteps(...names: string[]) {
  const begun: string[] = [];
  const ends = new Map<string, (outcome: Outcome | Error) => void>();
  const steps = names.map((name): Step => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    ends.set(name, (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
    return { name, run: () => (begun.push(name), promise) };
  });
  const end = async (name: string, outcome: Outcome | Error = passed) => {
    ends.get(name)?.(outcome);
    await vi.waitFor(() => expect(console.log).toHaveBeenCalledWith(expect.stringContaining(name)));
  };
  return { steps, begun, end };
}

test('two steps run side by side, and whichever ends first makes room for the next', async () => {
  const { steps, begun, end } = makeSteps('browser', 'server', 'tools', 'texts');
  const all = runSteps(steps, 2);
  expect(begun).toEqual(['browser', 'server']);
  await end('server');
  expect(begun).toEqual(['browser', 'server', 'tools']);
  await end('browser');
  expect(begun).toEqual(['browser', 'server', 'tools', 'texts']);
  await Promise.all([end('texts'), end('tools')]);
  expect((await all).map(({ name }) => name).toSorted()).toEqual(['browser', 'server', 'texts', 'tools']);
});

test('a step that breaks off has failed, and the others run to their end', async () => {
  const { steps, end } = makeSteps('server', 'tools', 'texts');
  const all = runSteps(steps, 2);
  await end('server', new Error('no such program'));
  await Promise.all([end('tools'), end('texts')]);
  const results = await all;
  expect(
    results.map(({ name, failed }) => ({ name, failed })).toSorted((a, b) => a.failed - b.failed),
  ).toEqual([
    { name: 'tools', failed: 0 },
    { name: 'texts', failed: 0 },
    { name: 'server', failed: 1 },
  ]);
  expect(results[0]?.output).toContain('no such program');
});
