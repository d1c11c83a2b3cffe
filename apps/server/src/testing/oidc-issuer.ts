import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export type TestIssuer = { url: string; stop(): Promise<void> };
export type IssuerAccount = { email: string; email_verified: boolean; name?: string };

/** A real OpenID Connect issuer on this machine. The given person signs in there, and consents. */
export async function startIssuer(
  redirectUri: string,
  accounts: Record<string, IssuerAccount>,
): Promise<TestIssuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, {
    clients: [{ client_id: 'sheaf', client_secret: 'a secret between two', redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['test only'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts[sub] }) }),
  });
  server.on('request', provider.callback());
  return { url, stop: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A browser without pictures: follows redirects and fills the issuer's forms, keeping cookies for each host. */
export async function signInAtIssuer(start: string, login: string): Promise<{ landing: URL; callback: URL }> {
  const jar = new Map<string, Map<string, string>>();
  let request: { url: URL; form?: URLSearchParams } = { url: new URL(start) };
  let callback = request.url;
  for (let step = 0; step < 20; step++) {
    const { url, form } = request;
    const cookies = jar.get(url.host) ?? new Map<string, string>();
    jar.set(url.host, cookies);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form,
      headers: { cookie },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (url.pathname.endsWith('/callback')) callback = url;
    if (location) {
      request = { url: new URL(location, url) };
      if (request.url.hash || request.url.pathname === '/login') return { landing: request.url, callback };
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`The issuer answered ${response.status}: ${page.slice(0, 300)}`);
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
    request = { url: new URL(action, url), form: new URLSearchParams({ prompt, login, password: 'any' }) };
  }
  throw new Error('The sign-in goes in circles.');
}
