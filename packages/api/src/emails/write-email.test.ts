import { LANGUAGES } from '@sheaf/messages/languages';
import { expect, test } from 'vitest';
import { writeEmail } from './write-email.ts';

const words = { subject: 'Subject', text: 'Text', button: 'Open', after: 'After' };
const write = (name: string) =>
  writeEmail({ email: 'a@example.org', name, language: 'en' }, words, 'https://docs.example.org/x');

test.each([
  'Win at https://evil.example/x',
  'www.evil.example',
  'evil.example',
  'Your prize: EVIL.EXAMPLE/now',
  'evil．example',
  'evil。example',
  'ev\u200bil.exam\u200bple',
  'mail me@evil.example',
  '//evil',
])('a name with a link or an address in it (%s) is left out of the greeting', (name) => {
  const { text, html } = write(name);
  expect(text.split('\n')[0]).toBe('Hello,');
  expect(html.normalize('NFKC')).not.toMatch(/evil/i);
});

test.each([
  'Ada Lovelace',
  'J.R. Ewing',
  'Dr. Ames',
  'Zoë',
  '李 明',
  "O'Neill-Smith",
  'Martin Luther King, Jr.',
])('%s is greeted by name', (name) => {
  expect(write(name).text.split('\n')[0]).toBe(`Hello ${name},`);
});

test.each(LANGUAGES)('who has no name to be shown is greeted in %s', (language) => {
  const { text } = writeEmail(
    { email: 'a@example.org', name: '', language },
    words,
    'https://docs.example.org/x',
  );
  expect(text.split('\n')[0]).toMatch(/^\p{Lu}[\p{L} ]+[,:]$/u);
});
