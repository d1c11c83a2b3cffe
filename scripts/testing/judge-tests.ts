import type { Outcome } from './step.ts';

/** Of some hundred tests that use the clock or the network: that many may have met a moment when the machine did something else. */
const ACCIDENTS = 2;

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
  const [firstLine = ''] = stripColours(message).split('\n');
  return `${name}${firstLine && ` (${firstLine.slice(0, 200)})`}`;
}

function stripColours(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'gu'), '');
}
