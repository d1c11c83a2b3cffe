import type { Outcome } from './step.ts';

const LONGEST_REASON = 300;

export type TriedTest = {
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Its output on failure. */
  message?: string | undefined;
};

/** What became of the tests. Every test has one try. */
export function judgeTests(tests: TriedTest[]): Omit<Outcome, 'output'> {
  const named = (wanted: TriedTest['status']) =>
    tests.filter(({ status }) => status === wanted).map(nameTest);
  const failures = named('failed');
  return {
    passed: named('passed').length,
    failed: failures.length,
    failures,
    skipped: named('skipped'),
  };
}

function nameTest({ name, message = '' }: TriedTest): string {
  // The output of a process begins on a new line, so the first line alone may contain no reason.
  const reason = stripColours(message).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
  return `${name}${reason && ` (${reason})`}`;
}

function stripColours(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'gu'), '');
}
