import { expect, test } from 'vitest';
import { registerInput, safePath } from './auth.schema.ts';

test.each([
  '/dashboard',
  '/billing?tab=usage',
  '/files/1#page=7',
  '/',
  '/tools?next=//x',
  '/a//b',
  '/söme/päth',
])('%s stays on this site', (path) => {
  expect(decodeURI(safePath(path))).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r//evil.example',
  '/\0/evil',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'tools',
  '',
  '/%5C/../\\evil',
  undefined,
  null,
  ['/dashboard'],
  { toString: () => '/dashboard' },
])('%j goes to the tools', (path) => {
  expect(safePath(path)).toBe('/tools');
});

const person = { email: 'a@b.co', password: 'paper and ink', name: 'Nora' };

test.each([
  ['name', 'Nora\r\nBcc: x@y.z'],
  ['name', '\u202Eexe.fdp'],
  ['name', '   '],
  ['name', 'x'.repeat(101)],
  ['email', 'a@b'],
  ['email', `${'x'.repeat(250)}@b.co`],
  ['password', '12345'],
  ['password', 'x'.repeat(1025)],
])('a %s of %j is refused', (field, value) => {
  const { error } = registerInput.safeParse({ ...person, [field]: value });
  expect(error?.issues.map((issue) => issue.path[0])).toEqual([field]);
});
