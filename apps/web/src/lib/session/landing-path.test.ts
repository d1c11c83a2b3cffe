import { describe, expect, test } from 'vitest';
import { landingPath } from './landing-path.ts';
import { loginPath } from './login-path.ts';

const ours = [
  '/dashboard',
  '/tools?tool=merge',
  '/billing?from=letter#history',
  '/admin/',
  '/files/a%20b',
  '/search?q=50%25',
  '/@me',
  '/logins',
];

const hostile: unknown[] = [
  '',
  ' ',
  null,
  undefined,
  42,
  {},
  ['/dashboard'],
  'dashboard',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/dashboard\u0000',
  '/dashboard\\..\\..',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'http://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example/',
  'mailto:a@b.example',
  '/%2F/evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  '/%0A/evil.example',
  '/%0d%0a/evil.example',
  '/%00/evil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%2525252525252Fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/%2e%2e//evil.example',
  '/broken%',
  '/broken%E0%A4',
  '@evil.example',
  '.evil.example',
  '#/dashboard',
  '?redirect=/dashboard',
  '/login',
  '/login?redirect=/login',
  '/LOGIN',
  '/%6cogin',
  '/register#x',
  '/reset-password#token=t',
  '/auth/callback#code=c',
];

describe('where people go after signing in', () => {
  test.each(ours)('%j is kept', (path) => {
    expect(landingPath(path)).toBe(path);
  });

  test.each(hostile)('%j leads to the tools', (path) => {
    expect(landingPath(path)).toBe('/tools');
  });

  test('the fallback can be another page', () => {
    expect(landingPath('//evil.example', '/dashboard')).toBe('/dashboard');
  });

  test.each(['/%u002f', '/a%2Fb', '/%E2%80%AE', `/${'%25'.repeat(4)}2Fevil.example`, '/;//evil.example'])(
    '%j stays on this site, whatever it leads to',
    (path) => {
      expect(new URL(landingPath(path), 'https://here.example').origin).toBe('https://here.example');
    },
  );
});

test('the sign-in page remembers the whole address', () => {
  const path = loginPath({ pathname: '/billing', search: '?a=1&b=2', hash: '#c' });
  expect(new URL(path, 'https://here.example').searchParams.get('redirect')).toBe('/billing?a=1&b=2#c');
});
