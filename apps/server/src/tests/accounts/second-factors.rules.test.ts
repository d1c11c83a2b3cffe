import { Secret, TOTP } from 'otpauth';
import { expect, onTestFinished, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addAdministrator, addMember, PASSWORD } from '../../testing/members.ts';
import { makeSoftPasskey } from '../../testing/soft-passkey.ts';
import { startTestServer } from '../../testing/test-server.ts';

type Step = { second_step: { token: string } };

test('where it is asked for, an administrator without a second factor does nothing as such until there is one', async () => {
  const own = await startTestServer({ RATE_LIMITS: 'off' });
  onTestFinished(own.stop);
  const admin = await addAdministrator(own);
  const wish = { require_admin_second_factor: true };
  expect(await admin.call('admin.saveSettings', wish)).toMatchObject({
    status: 409,
    body: { reason: 'own_second_factor_missing' },
  });
  const { body } = await admin.call<{ options: Record<string, unknown> }>('secondFactors.beginPasskey', {
    password: PASSWORD,
  });
  const passkey = makeSoftPasskey(own.url).make(body.options);
  const added = await admin.call<{ passkey: { id: string } }>('secondFactors.addPasskey', {
    name: 'x',
    passkey,
  });
  expect((await admin.call('admin.saveSettings', wish)).status).toBe(200);
  await admin.call('secondFactors.removePasskey', { id: added.body.passkey.id, password: PASSWORD });
  for (const [name, input] of [
    ['admin.users', {}],
    ['admin.saveSettings', { require_admin_second_factor: false }],
  ] as const)
    expect(await admin.call(name, input)).toMatchObject({
      status: 403,
      body: { reason: 'second_factor_needed' },
    });
  expect((await admin.call<{ needed: boolean }>('secondFactors.list')).body.needed).toBe(true);
  expect((await admin.call('files.list', {})).status).toBe(200);
});

test('guesses at codes come to an end, from wherever they come', async () => {
  const own = await startTestServer({ TRUST_PROXY: '1' });
  onTestFinished(own.stop);
  const member = await addMember(own);
  const { body } = await member.call<{ secret: string }>('secondFactors.beginAuthenticator', {
    password: PASSWORD,
  });
  await member.call('secondFactors.confirmAuthenticator', {
    code: new TOTP({ secret: Secret.fromBase32(body.secret) }).generate(),
  });
  const { email, password } = member;
  const step = (await restClient(own.url)<Step>('auth.login', { email, password })).body.second_step;
  const guess = async (at: number) => {
    const answer = await fetch(`${own.url}/api/auth/second-step`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${at}` },
      body: JSON.stringify({ token: step.token, code: '000000' }),
    });
    return answer.status;
  };
  for (let at = 0; at < 10; at++) expect(await guess(at)).toBe(400);
  expect(await guess(10)).toBe(429);
});
