import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/project.mjs';
import { judgeTests, type TriedTest } from './judge-tests.ts';
import { readE2eReport, readFailedPages } from './read-e2e-report.ts';
import { readUnits } from './read-units.ts';

function judge(statuses: Record<string, TriedTest['status']>) {
  return judgeTests(
    Object.entries(statuses).map(([name, status]) => ({
      name,
      status,
      message: status === 'passed' ? undefined : '\u001B[31mIt was not\u001B[39m\nthere',
    })),
  );
}

test('a test that failed fails the run and is named with its reason', () => {
  expect(judge({ uploads: 'passed', moves: 'failed', waits: 'skipped' })).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['moves (It was not there)'],
    skipped: ['waits (It was not there)'],
  });
});

test('browser tests are read with their first error, and a test that passed only on retry has failed', () => {
  const make = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'files.spec.ts',
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  });
  const suites = [
    { suites: [{ specs: [make('uploads', 'expected'), make('moves', 'flaky', 'late')] }] },
    { specs: [make('sorts', 'unexpected', 'wrong', 'still wrong'), make('waits', 'skipped')] },
  ];
  expect(readE2eReport({ suites })).toMatchObject([
    { name: 'files.spec.ts: uploads', status: 'passed', message: undefined },
    { name: 'files.spec.ts: moves', status: 'failed', message: 'late' },
    { name: 'files.spec.ts: sorts', status: 'failed', message: 'wrong' },
    { name: 'files.spec.ts: waits', status: 'skipped' },
  ]);
});

test('of a browser test that failed, what its page showed is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const path = join(folder, 'error-context.md');
  writeFileSync(path, '# Error details\n\n```\nnot there\n```\n\n```yaml\n- heading "Reading"\n```\n');
  const results = [{ attachments: [{ name: 'error-context', path }, { name: 'screenshot' }] }];
  const suites = [
    { specs: [{ title: 'moves', file: 'files.spec.ts', tests: [{ status: 'unexpected', results }] }] },
  ];
  expect(readFailedPages({ suites })).toEqual(['files.spec.ts: moves\n- heading "Reading"\n']);
  rmSync(folder, { recursive: true });
});

test('unit tests are read the same way, and a file that does not load has failed', () => {
  const make = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const testResults = [
    {
      name: `${root}/a.test.ts`,
      status: 'failed',
      assertionResults: [
        make('adds', 'passed'),
        make('waits', 'passed', 'late'),
        make('counts', 'failed', '1 is not 2'),
        make('later', 'todo'),
      ],
    },
    { name: `${root}/src/b.test.ts`, status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(readUnits({ testResults }).map(({ name, status }) => `${name}: ${status}`)).toEqual([
    'adds: passed',
    'waits: failed',
    'counts: failed',
    'later: skipped',
    'src/b.test.ts: failed',
  ]);
});
