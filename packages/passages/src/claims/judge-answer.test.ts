import { expect, test } from 'vitest';
import { findFault } from './judge-answer.ts';

const GERMAN =
  'Die Miete ist am dritten Tag des Monats fällig und wird mit der Post auf das Konto des Vermieters gezahlt.';
const ENGLISH =
  'The rent is due on the third day of the month and is paid to the account of the landlord by post.';

test.each<[string, string, string | null]>([
  ['When is the rent due?', ENGLISH, null],
  ['When is the rent due?', GERMAN, 'other_language'],
  ['Wann ist die Miete fällig?', ENGLISH, 'other_language'],
  ['Wann ist die Miete fällig?', GERMAN, null],
  ['When is the rent due? Answer in German.', GERMAN, null],
  ['What does the lease say about the rent?', `It says “${GERMAN}”.`, null],
  ['When is the rent due?', '租金每月三日到期,邮寄支付。', 'other_language'],
  ['租金什么时候到期?', '租金每月三日到期。', null],
  ['When is the rent due?', '85 euros, Anna Schmidt.', null],
  ['Rent?', GERMAN, null],
])('%j, and %j: %s', (question, answer, fault) => {
  expect(findFault(question, answer)).toBe(fault);
});

test('a loop is found, a list of similar lines is not', () => {
  expect(findFault('Why?', 'The rent is due on the third. '.repeat(8))).toBe('repeats');
  expect(findFault('Why?', `${ENGLISH} ${'the '.repeat(40)}`)).toBe('repeats');
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
  expect(
    findFault('Why?', months.map((month, at) => `In ${month} the rent is ${at + 80} euros.`).join('\n')),
  ).toBe(null);
});
