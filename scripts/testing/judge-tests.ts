import type { Outcome } from './step.ts';

/** Of some hundred tests that use the clock or the network: that many may have met a moment when the machine did something else. */
const ACCIDENTS = 2;
const LONGEST_REASON = 300;

export type TriedTest = {
  name: string;
  /** `again` is one that passed at its second try. */
  status: 'passed' | 'again' | 'failed' | 'skipped';
  /** What it said when it failed. */
  message?: string | undefined;
};

/** What became of the tests. One that passed at its second try is named, and counts as failed when it was not alone in that. */
export function judgeTests(tests: TriedTest[]): Omit<Outcome, 'output'> {
  const named = (wanted: TriedTest['status']) =>
    tests.filter(({ status }) => status === wanted).map(nameTest);
  const again = named('again');
  const accidents = again.length <= ACCIDENTS ? again : [];
  const failures = [...named('failed'), ...(accidents.length ? [] : again)];
  return {
    passed: named('passed').length + accidents.length,
    failed: failures.length,
    failures,
    skipped: named('skipped'),
    note: accidents.map((name) => `passed at the second try: ${name}`).join('; '),
  };
}

function nameTest({ name, message = '' }: TriedTest): string {
  // What a process said begins on a line of its own, so that the first line alone may be empty of reasons.
  const reason = stripColours(message).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
  return `${name}${reason && ` (${reason})`}`;
}

function stripColours(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'gu'), '');
}
