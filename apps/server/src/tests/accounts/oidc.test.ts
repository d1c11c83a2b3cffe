import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EndedAccess } from '@sheaf/api/features/auth/auth.ending.schema.ts';
import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { instanceSettings } from '@sheaf/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import {
  type IssuerAccount,
  signInAtIssuer,
  startIssuer,
  type TestIssuer,
} from '../../testing/oidc-issuer.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type SignedIn = { user: User; session: Session };
const accounts: Record<string, IssuerAccount> = {
  nora: { email: 'Nora@Example.org', email_verified: true, name: 'Nora Feldt' },
  ines: { email: 'ines@example.org', email_verified: true },
  idris: { email: 'idris@example.org', email_verified: true, name: 'Idris' },
  mallory: { email: 'idris@example.org', email_verified: false, name: 'Mallory' },
};

let issuer: TestIssuer;
let server: TestServer;
let call: ApiClient;
beforeAll(async () => {
  const port = await freePort();
  issuer = await startIssuer(`http://localhost:${port}/api/auth/google/callback`, accounts);
  const oidc = {
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: 'sheaf',
    OIDC_CLIENT_SECRET: 'a secret between two',
  };
  server = await startTestServer({ PORT: String(port), RATE_LIMITS: 'off', ...oidc });
  call = restClient(server.url);
  await call('auth.register', { email: 'first@example.org', name: 'First', password: 'paper and ink' });
});
afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

const begin = (redirect = '/dashboard') =>
  `${server.url}/api/auth/google?redirect=${encodeURIComponent(redirect)}`;
const codeOf = (landing: URL) => new URLSearchParams(landing.hash.slice(1)).get('code') ?? '';

async function signIn(login: string): Promise<SignedIn> {
  const { landing } = await signInAtIssuer(begin(), login);
  return (await call<SignedIn>('auth.exchange', { code: codeOf(landing) })).body;
}

test('the page learns that the button works', async () => {
  expect((await call<{ google: boolean }>('instance.config')).body.google).toBe(true);
});

test('a stranger whom the issuer vouches for gets an account, and the same one the next time', async () => {
  const { landing } = await signInAtIssuer(begin('/billing?tab=usage'), 'nora');
  expect(landing.origin + landing.pathname).toBe(`${server.url}/auth/callback`);
  expect(new URLSearchParams(landing.hash.slice(1)).get('redirect')).toBe('/billing?tab=usage');
  expect(landing.search).toBe('');
  const { body } = await call<SignedIn>('auth.exchange', { code: codeOf(landing) });
  expect(body.user).toMatchObject({
    name: 'Nora Feldt',
    email: 'nora@example.org',
    email_verified: true,
    role: 'user',
  });
  expect((await call('users.profile', undefined, body.session.access_token)).status).toBe(200);
  expect((await call('auth.exchange', { code: codeOf(landing) })).status).toBe(401);
  expect((await signIn('nora')).user.id).toBe(body.user.id);
  expect((await call('auth.login', { email: 'nora@example.org', password: '' })).status).toBe(400);
});

test('without a name the part before the at sign stands for it', async () => {
  expect((await signIn('ines')).user.name).toBe('ines');
});

test('an account created with another person’s address goes to its owner', async () => {
  const squatter = await call<SignedIn>('auth.register', {
    email: 'idris@example.org',
    name: 'Squatter',
    password: 'paper and ink',
  });
  const { id } = squatter.body.user;
  const { access_token } = squatter.body.session;
  await server.ctx.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', id).execute();
  const made = { name: 'Quiet script', password: 'paper and ink' };
  const { key } = (await call<{ key: string }>('apiKeys.create', made, access_token)).body;
  const hook = { url: 'https://listener.example/hook' };
  expect((await call('webhooks.create', hook, access_token)).status).toBe(200);
  expect((await call('files.list', {}, key)).status).toBe(200);
  const { landing } = await signInAtIssuer(begin(), 'mallory');
  expect(landing.pathname + landing.hash).toBe('/login#error=forbidden');

  const { user, session } = await signIn('idris');
  expect((await call('files.list', {}, key)).status).toBe(401);
  for (const table of ['api_keys', 'webhooks'] as const)
    expect(await server.ctx.db.selectFrom(table).select('id').where('user_id', '=', id).execute()).toEqual(
      [],
    );
  const told = await call<{ ended: EndedAccess[] }>('auth.endedAccess', undefined, session.access_token);
  expect(told.body.ended.map(({ cause, kind, name }) => [cause, kind, name]).toSorted()).toEqual(
    expect.arrayContaining([
      ['provider', 'api-key', 'Quiet script'],
      ['provider', 'webhook', hook.url],
    ]),
  );
  expect(user.id).toBe(squatter.body.user.id);
  expect(user.email_verified).toBe(true);
  expect((await call('users.profile', undefined, squatter.body.session.access_token)).status).toBe(401);
  expect((await call('auth.login', { email: 'idris@example.org', password: 'paper and ink' })).status).toBe(
    401,
  );
});

test('a callback without its cookie, with another state, or twice signs nobody in', async () => {
  const { callback } = await signInAtIssuer(begin(), 'nora');
  for (const url of [callback.href, `${server.url}/api/auth/google/callback?code=x&state=y`]) {
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/login#error=expired');
  }
  const cookie = 'sheaf_sign_in=eyJzdGF0ZSI6IngifQ.AAAA';
  const forged = await fetch(callback, { redirect: 'manual', headers: { cookie } });
  expect(forged.headers.get('location')).toBe('/login#error=expired');
});

test('where a domain is asked for, the provider brings in its addresses only, known ones too', async () => {
  const landingOf = async (login: string) => (await signInAtIssuer(begin(), login)).landing;
  const settings = {
    signup: null,
    require_verified_email: false,
    require_admin_second_factor: false,
  };
  await instanceSettings.saveInstanceSettings(server.ctx.db, { ...settings, oidc_domain: 'ample.org' });
  for (const login of ['nora', 'ines']) {
    const landing = await landingOf(login);
    expect(landing.pathname + landing.hash).toBe('/login#error=domain');
  }
  await instanceSettings.saveInstanceSettings(server.ctx.db, { ...settings, oidc_domain: 'example.org' });
  expect((await signIn('nora')).user.email).toBe('nora@example.org');
  const { pathname, hash } = await landingOf('mallory');
  expect(pathname + hash).toBe('/login#error=domain');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'a sign-in that wants to end at %s ends at the dashboard',
  async (target) => {
    const { landing } = await signInAtIssuer(begin(target), 'nora');
    expect(new URLSearchParams(landing.hash.slice(1)).get('redirect')).toBe('/dashboard');
  },
);

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
