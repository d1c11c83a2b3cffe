import { openArea } from '@sheaf/messages';
import { expect, test } from 'vitest';
import { quotedParams } from './ai.quoted.schema.ts';

const say = (snippet: string) =>
  openArea('en', 'answers')('chat.answered', quotedParams({ snippet, page: 5 }));

test('a quote has quotation marks around it once', () => {
  expect(say('The rent is due on Monday.')).toBe('“The rent is due on Monday.” (page 5)');
  expect(say('“Applicable Margin” is 0.10.')).toBe('“Applicable Margin” is 0.10. (page 5)');
  expect(say('He is called the “Lender”')).toBe('He is called the “Lender” (page 5)');
});

test('a row is said by its cells, without bars around nothing', () => {
  expect(say(' | Total including VAT |  |  | 40608')).toBe('“Total including VAT | 40608” (page 5)');
  expect(say('Deductions | Amount\nIncome tax | 386.40')).toBe(
    '“Deductions | Amount\nIncome tax | 386.40” (page 5)',
  );
});
