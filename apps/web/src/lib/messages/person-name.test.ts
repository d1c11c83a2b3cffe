import { expect, test } from 'vitest';
import { greetingName } from './person-name.ts';

test.each([
  ['Nora Feldt', 'nora@lindenrow.example', 'Nora'],
  ['  Nora  ', 'nora@lindenrow.example', 'Nora'],
  ['', 'nora.feldt@lindenrow.example', 'nora.feldt'],
  ['   ', 'nora@lindenrow.example', 'nora'],
])('%j with %j is called %j', (name, email, called) => {
  expect(greetingName({ name, email })).toBe(called);
});
