import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkHouseRules } from './check-house-rules.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sheaf-house-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function complaintsAbout(path: string, text: string): string[] {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return checkHouseRules(root);
}

test('250 lines are let through, 251 are not', () => {
  expect(complaintsAbout('packages/a/src/long.ts', 'x;\n'.repeat(250))).toEqual([]);
  expect(complaintsAbout('packages/a/src/long.ts', 'x;\n'.repeat(251))).toEqual([
    'packages/a/src/long.ts: 251 lines, more than 250; it wants dividing',
  ]);
});

test.each(['src/utils.ts', 'src/helpers/a.ts', 'src/date.utils.ts'])(
  '%s says nothing by its name',
  (path) => {
    expect(complaintsAbout(path, '')[0]).toContain('a name says what a file is for');
  },
);

test.each(['src/LoginForm.tsx', 'src/login_form.ts'])('%s is not kebab-case', (path) => {
  expect(complaintsAbout(path, '')).toEqual([`${path}: names are kebab-case`]);
});

// Put together here, so that this file does not break the rule itself.
const DOT = '.';
test.each([`it${DOT}skip`, `test${DOT}only`, `describe${DOT}concurrent${DOT}only`, `test${DOT}fixme`])(
  '%s',
  (call) => {
    expect(complaintsAbout('src/a.test.ts', `\n${call}('x', () => {});\n`)).toEqual([
      `src/a.test.ts:2: ${call} sets tests aside`,
    ]);
  },
);
