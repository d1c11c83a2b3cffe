import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { addMember, PASSWORD } from '../../testing/members.ts';
import { makeSoftPasskey } from '../../testing/soft-passkey.ts';
import { startTestServer, type TestServer, tokenIn } from '../../testing/test-server.ts';

type SignedIn = { user: User; session: Session };
type Step = { second_step: { token: string; methods: string[] } };
type Codes = { recovery_codes: string[] | null };
type Options = { options: Record<string, unknown> };
type Factors = {
  authenticator: object | null;
  passkeys: { id: string; name: string }[];
  recovery_codes: number;
  needed: boolean;
};

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await addMember(server);
});
afterAll(() => server.stop());

/** The app's code of now, or of some periods before or after. */
function codeOf(secret: string, periods = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });
}

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);
  const join = async () => {
    const person = { email: `factor${++count}@example.org`, name: 'Nora Feldt', password: PASSWORD };
    const { body } = await call<SignedIn>('auth.register', person);
    const token = body.session.access_token;
    const ask: ApiClient = (name, input) => call(name, input, token);
    const list = async () => (await ask<Factors>('secondFactors.list')).body;
    const login = () => call<Step & SignedIn>('auth.login', { email: person.email, password: PASSWORD });
    return { ...person, id: body.user.id, token, ask, list, login };
  };
  type Member = Awaited<ReturnType<typeof join>>;

  const addApp = async ({ ask }: Member) => {
    const { body } = await ask<{ secret: string; uri: string }>('secondFactors.beginAuthenticator', {
      password: PASSWORD,
    });
    expect(body.uri).toContain(`secret=${body.secret}`);
    const used = codeOf(body.secret, -1);
    const confirmed = await ask<Codes>('secondFactors.confirmAuthenticator', { code: used });
    expect(confirmed.status).toBe(200);
    return { secret: body.secret, used, codes: confirmed.body.recovery_codes };
  };
  const addPasskey = async ({ ask }: Member, passkey = makeSoftPasskey(server.url)) => {
    const { body } = await ask<Options>('secondFactors.beginPasskey', { password: PASSWORD });
    const made = { name: 'Laptop', passkey: passkey.make(body.options) };
    const added = await ask<Codes & { passkey: { id: string } }>('secondFactors.addPasskey', made);
    expect(added.status).toBe(200);
    return { ...added.body, passkey, made };
  };
  const startStep = async (member: Member) => (await member.login()).body.second_step.token;

  test('after the password an app’s code is asked for, and each code works once', async () => {
    const member = await join();
    const { secret, used, codes } = await addApp(member);
    expect(new Set(codes).size).toBe(10);
    const { body } = await member.login();
    expect(body).toEqual({
      second_step: { token: expect.any(String), methods: ['authenticator', 'recovery-code'] },
    });
    const { token } = body.second_step;
    for (const code of ['000000', used, codeOf(secret, 5), ''])
      expect((await call('secondFactors.passStep', { token, code })).status).toBe(400);
    const code = codeOf(secret);
    const passed = await call<SignedIn>('secondFactors.passStep', { token, code });
    expect(passed.body.user.id).toBe(member.id);
    expect((await call('users.profile', undefined, passed.body.session.access_token)).status).toBe(200);
    expect((await call('secondFactors.passStep', { token, code: codeOf(secret, 1) })).status).toBe(401);
    expect((await call('secondFactors.passStep', { token: await startStep(member), code })).status).toBe(400);
  });

  test('a recovery code replaces the app once, and the member is notified', async () => {
    const member = await join();
    const { codes } = await addApp(member);
    const [code = ''] = codes ?? [];
    const use = async (typed: string) =>
      (await call('secondFactors.passStep', { token: await startStep(member), code: typed })).status;
    expect(await use(code.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await use(code)).toBe(400);
    expect((await member.list()).recovery_codes).toBe(9);
    await server.email(member.email, /recovery code was used/);
    const renewed = await member.ask<Codes>('secondFactors.renewRecoveryCodes', { password: PASSWORD });
    expect(await use(codes![1]!)).toBe(400);
    expect(await use(renewed.body.recovery_codes![0]!)).toBe(200);
  });

  test('a passkey signs in by itself, and passes a second step', async () => {
    const member = await join();
    const { passkey, recovery_codes } = await addPasskey(member);
    expect(recovery_codes).toHaveLength(10);
    await server.email(member.email, /second factor was added/);
    const begin = async (token?: string) =>
      (await call<Options>('secondFactors.beginPasskeySignIn', { token })).body.options;
    const used = { passkey: passkey.use(await begin()) };
    const alone = await call<SignedIn>('secondFactors.passkeySignIn', used);
    expect(alone.body.user.id).toBe(member.id);
    expect((await call('secondFactors.passkeySignIn', used)).status).toBe(400);

    const token = await startStep(member);
    const step = await call<SignedIn>('secondFactors.passStep', {
      token,
      passkey: passkey.use(await begin(token)),
    });
    expect(step.body.user.id).toBe(member.id);
  });

  test('a passkey of another, for another site or to another question is refused', async () => {
    const [member, other] = [await join(), await join()];
    const { passkey, made } = await addPasskey(member);
    const { passkey: theirs } = await addPasskey(other);
    const begin = async (token?: string) =>
      (await call<Options>('secondFactors.beginPasskeySignIn', { token })).body.options;
    const token = await startStep(member);
    const tries = [
      theirs.use(await begin(token)),
      passkey.use(await begin()),
      passkey.use(await begin(token), 'https://evil.example'),
      passkey.use({ ...(await begin(token)), rpId: 'evil.example' }),
      passkey.use({ challenge: 'bWFkZSB1cA', rpId: 'localhost' }),
      passkey.use({ challenge: null }),
      makeSoftPasskey(server.url).use(await begin(token)),
    ];
    for (const tried of tries)
      expect((await call('secondFactors.passStep', { token, passkey: tried })).body).toMatchObject({
        code: 'invalid_request',
        reason: 'passkey_refused',
      });
    expect(
      (await call('secondFactors.passkeySignIn', { passkey: passkey.use(await begin(token)) })).status,
    ).toBe(400);
    expect((await other.ask('secondFactors.addPasskey', made)).status).toBe(400);
    // A question that was put to another member is not answered by this one.
    const { body } = await other.ask<Options>('secondFactors.beginPasskey', { password: PASSWORD });
    const stolen = { name: 'x', passkey: makeSoftPasskey(server.url).make(body.options) };
    expect((await member.ask('secondFactors.addPasskey', stolen)).status).toBe(400);
  });

  test('adding, removing and new codes ask for the password; with the last factor its codes go', async () => {
    const member = await join();
    const calls = ['beginAuthenticator', 'beginPasskey', 'removeAuthenticator', 'renewRecoveryCodes'];
    await addApp(member);
    for (const name of calls)
      for (const password of [undefined, 'a guess'])
        expect((await member.ask(`secondFactors.${name}`, { password })).body.details?.fields).toHaveProperty(
          'password',
        );
    const again = await member.ask('secondFactors.beginAuthenticator', { password: PASSWORD });
    expect(again).toMatchObject({ status: 409 });
    const { passkey, recovery_codes } = await addPasskey(member);
    expect([typeof passkey, recovery_codes]).toEqual(['object', null]);
    await member.ask('secondFactors.removeAuthenticator', { password: PASSWORD });
    const { passkeys, recovery_codes: left } = await member.list();
    expect([passkeys.map(({ name }) => name), left]).toEqual([['Laptop'], 10]);
    const { id } = passkeys[0]!;
    expect((await member.ask('secondFactors.removePasskey', { id })).status).toBe(400);
    expect((await member.ask('secondFactors.removePasskey', { id, password: PASSWORD })).status).toBe(200);
    expect(await member.list()).toEqual({
      authenticator: null,
      passkeys: [],
      recovery_codes: 0,
      needed: false,
    });
    expect((await member.login()).body).toHaveProperty('session');
  });

  test('a reset password ends passkeys; an app is kept by who has confirmed the address, and no squatter’s', async () => {
    for (const isConfirmed of [true, false]) {
      const member = await join();
      if (isConfirmed) {
        const token = tokenIn(await server.email(member.email, /Confirm/));
        await member.ask('auth.verifyEmail', { token });
      }
      await addApp(member);
      await addPasskey(member);
      await call('auth.forgotPassword', { email: member.email });
      const token = tokenIn(await server.email(member.email, /new password/));
      await call('auth.resetPassword', { token, password: 'rope and canvas' });
      const { body } = await call<Partial<Step>>('auth.login', {
        email: member.email,
        password: 'rope and canvas',
      });
      const asked = isConfirmed ? ['authenticator', 'recovery-code'] : undefined;
      expect([body.second_step?.methods, 'session' in body]).toEqual([asked, !isConfirmed]);
    }
  });
});

test('secrets of apps, recovery codes and passkeys stand nowhere as they are', async () => {
  const member = await addMember(server);
  const { body } = await member.call<{ secret: string }>('secondFactors.beginAuthenticator', {
    password: PASSWORD,
  });
  const told = await member.call<Codes>('secondFactors.confirmAuthenticator', { code: codeOf(body.secret) });
  const rows = await Promise.all(
    (['authenticators', 'recovery_codes'] as const).map((table) =>
      server.ctx.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const dump = JSON.stringify(rows);
  for (const secret of [body.secret, ...told.body.recovery_codes!]) expect(dump).not.toContain(secret);
});
