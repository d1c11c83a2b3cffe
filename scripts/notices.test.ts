import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOTICES, unwelcome, writeNotices } from './notices.ts';

test('THIRD-PARTY.md names what is installed; after a change of the lockfile, `npm run notices` writes it anew', () => {
  expect(readFileSync(NOTICES, 'utf8')).toBe(writeNotices());
});

test('everything that is installed to run Sheaf may be used and passed on', () => {
  expect(unwelcome()).toEqual([]);
});
