import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../env.settings.ts';
import { readEnv } from '../../env.ts';

test('nothing set gives a whole product on this machine', () => {
  const env = readEnv({ PATH: '/bin' });
  expect(env).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    SHEAF_ROLE: 'all',
    RATE_LIMITS: 'on',
    allowedHosts: [],
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['SIGNUP', 'maybe'],
  ['SHEAF_ROLE', 'boss'],
  ['DATABASE_URL', 'mysql://localhost/sheaf'],
  ['PUBLIC_URL', 'sheaf.example.org'],
  ['SMTP_URL', 'mail.example.org'],
  ['SESSION_SECRET', 'short'],
  ['SHEAF_ROL', 'web'],
  ['SMTP_HOST', 'mail.example.org'],
  ['OIDC_CLIENT_ID', 'half of a pair'],
  ['S3_BUCKET', 'without its keys'],
  ['S3_BUKET', 'files'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name);
});

test('every wrong setting is named at once, and an empty one is an absent one', () => {
  expect(() => readEnv({ PORT: 'x', SIGNUP: 'y' })).toThrow(/PORT[^]*SIGNUP/);
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('docs/self-hosting.md lists every setting, its default and its sentence, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/self-hosting.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (.*?) \|$/gm)].map(
    ([, name, fallback, about]) => ({ name, fallback, about }),
  );
  const table = Object.entries(settings).map(([name, { schema, about }]) => {
    const fallback = schema.safeParse(undefined).data;
    return { name, fallback: fallback === undefined ? '' : `\`${fallback}\``, about };
  });
  expect(rows).toEqual(table);
});
