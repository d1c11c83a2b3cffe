import { relative } from 'node:path';
import { root } from '../setup/project.mjs';
import type { TriedTest } from './judge-tests.ts';

export type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Vitest's report: a test that passed only on retry still has the error of its first try. */
export function readUnits({ testResults }: VitestReport): TriedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    // A file that does not load has no tests to count.
    if (status === 'failed' && !assertionResults.length)
      return [{ name: relative(root, name), status: 'failed' as const, message }];
    return assertionResults.map(({ fullName, status: said, failureMessages: [first] }) => ({
      name: fullName,
      status: readStatus(said, first !== undefined),
      message: first,
    }));
  });
}

function readStatus(said: string, hasFailed: boolean): TriedTest['status'] {
  if (said === 'failed') return 'failed';
  if (said !== 'passed') return 'skipped';
  return hasFailed ? 'failed' : 'passed';
}
