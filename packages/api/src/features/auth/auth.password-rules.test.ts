import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { readCommonPasswords, refuseWeakPassword } from './auth.password-rules.ts';

const nora = { name: 'Nora Feldt', email: 'nora.f@example.org' };

test('the list holds the 10 000 commonest of six characters and more', () => {
  const ranked = dictionary['passwords-common'].map((word) => String(word).toLowerCase());
  const expected = [...new Set(ranked.filter((word) => word.length >= 6))].slice(0, 10_000);
  expect(readCommonPasswords()).toEqual(new Set(expected));
});

test.each(['123456', 'password1', 'LetMeIn', ' qwerty ', 'ｑｗｅｒｔｙ', 'secret1'])(
  '%s is too common',
  (password) => {
    expect(() => refuseWeakPassword(password, nora)).toThrow('too common');
  },
);

test.each([
  'Nora Feldt',
  'norafeldt',
  'NORA.FELDT84',
  'nora.f@example.org',
  'nora.f',
  'noraf2026',
  'nora-f@example.org1',
])('%s is the account’s own name or address', (password) => {
  expect(() => refuseWeakPassword(password, nora)).toThrow('name or email address');
});

test.each(['paper and ink', 'correct horse', 'Feldt & Nora', 'noras feldweg', '!!!!!!', '日本語の文章'])(
  '%s is taken',
  (password) => {
    expect(() => refuseWeakPassword(password, nora)).not.toThrow();
  },
);

test('a name without letters refuses nothing', () => {
  expect(() => refuseWeakPassword('......', { name: '...', email: 'a@example.org' })).not.toThrow();
});
