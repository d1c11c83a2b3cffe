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
