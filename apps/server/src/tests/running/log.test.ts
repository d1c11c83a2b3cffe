import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../adapters/jobs/log.ts';
import { restClient, trpcClient } from '../../testing/api-clients.ts';
import { startTestServer, tokenIn } from '../../testing/test-server.ts';

test('no password, token or link that passed through stands in the log', async () => {
  const server = await startTestServer({
    METRICS_TOKEN: 'metrics-secret-token',
    SESSION_SECRET: 's'.repeat(40),
  });
  onTestFinished(server.stop);
  const rest = restClient(server.url);
  const account = { email: 'nora@example.org', password: 'a very secret word' };
  const { body } = await rest<{ session: Session }>('auth.register', { ...account, name: 'Nora' });
  const refreshed = await rest<{ session: Session }>('auth.refresh', {
    refresh_token: body.session.refresh_token,
  });
  await rest('auth.refresh', { refresh_token: body.session.refresh_token });
  await trpcClient(server.url)('auth.login', { ...account, password: 'another secret word', extra: 1 });
  const letter = tokenIn(await server.email(account.email, /Confirm/));
  await rest('auth.verifyEmail', { token: letter });
  await fetch(`${server.url}/api/auth/google/callback?code=provider-code-1&state=provider-state-1`, {
    redirect: 'manual',
  });
  await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer metrics-secret-token' } });
  await fetch(`${server.url}/verify-email?token=put-in-the-query-by-hand`);

  const log = server.logged();
  expect(log).toContain('"path":"/api/auth/register"');
  const secrets = [
    account.password,
    'another secret word',
    body.session.access_token,
    body.session.refresh_token,
    refreshed.body.session.access_token,
    letter,
    'provider-code-1',
    'metrics-secret-token',
    'put-in-the-query-by-hand',
    's'.repeat(40),
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('a secret that is logged by mistake is covered by its name', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info(
    {
      password: 'p1',
      user: { refresh_token: 'p2', name: 'Nora' },
      request: { headers: { authorization: 'p3' } },
    },
    'slip',
  );
  expect(lines.join('')).toContain('Nora');
  expect(lines.join('')).not.toMatch(/p1|p2|p3/);
});
