import { listProcedures, type ProcedureEntry } from '@sheaf/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { meaning } from '@sheaf/db';
import { listOpenJobs } from '@sheaf/db/testing';
import { procedures } from './isolation.table.ts';
import { type Cast, gatherCast } from './testing/cast.ts';
import { comparable, fieldsOf } from './testing/comparable.ts';
import { restClient, trpcClient } from './testing/api-clients.ts';
import { addAdministrator, PASSWORD, type TestMember } from './testing/members.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { validInput } from './testing/valid-input.ts';

/**
 * Every procedure through both interfaces: REST and tRPC refuse alike, and answer alike. What a procedure does is then
 * tested through one of the two. What changes something is asked of twins, one by REST and the other by tRPC.
 */
type Side = { server: TestServer; cast: Cast; admin: TestMember };
let sides: [Side, Side];
beforeAll(async () => {
  sides = await Promise.all([startSide(), startSide()]);
}, 240_000);
afterAll(() => Promise.all(sides?.map(({ server }) => server.stop()) ?? []));

async function startSide(): Promise<Side> {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  const admin = await addAdministrator(server);
  return { server, admin, cast: await gatherCast(server) };
}

type Ask = (side: Side) => { input?: object | undefined; token?: string | undefined };

async function askBoth(name: string, ask: Ask, [one, other]: [Side, Side]) {
  const [mine, others] = [ask(one), ask(other)];
  const answers = await Promise.all([
    restClient(one.server.url)(name, mine.input, mine.token),
    trpcClient(other.server.url)(name, others.input, others.token),
  ]);
  const [rest, trpc] = answers.map(comparable);
  return { rest: rest!, trpc: trpc! };
}

/** Both answers about the same instance are the same to the letter. */
async function expectSame(name: string, ask: Ask): Promise<number> {
  const { rest, trpc } = await askBoth(name, ask, [sides[0], sides[0]]);
  expect(trpc).toEqual(rest);
  return rest.status;
}

/** Reads that measure the machine, which is another a moment later. */
const MEASURED = new Set(['admin.system']);

/** Jobs after which there is more to ask. */
const READS = /^(?:files\.read-document|passages\.)/;

/** What ends the things that others are asked about comes late, and what ends the account and the session at the end. */
const ENDS = [
  /[.](delete|revoke|remove[A-Z]|remove$|cancel)/,
  /^auth[.]changePassword/,
  /deleteAccount/,
  /logout/,
];
const rank = (name: string) => ENDS.findLastIndex((pattern) => pattern.test(name));
const entries = listProcedures().toSorted((one, other) => rank(one.name) - rank(other.name));

describe('refusals', () => {
  const ofMembers = entries.filter(({ meta }) => meta.access);

  test.each(ofMembers)(
    '$name to nobody, to a made-up token and to a key that does not reach',
    async (entry) => {
      const asked = (token?: string): Ask => {
        return ({ cast }) => ({ input: validInput(entry.name, cast), token });
      };
      for (const token of [undefined, 'x'.repeat(43), `shf_${'x'.repeat(38)}`])
        expect(await expectSame(entry.name, asked(token))).toBe(401);
      expect(await expectSame(entry.name, asked(keyThatFails(entry, sides[0].cast)))).toBe(403);
    },
  );

  const ofAdmins = entries.filter(({ meta }) => meta.access === 'admin');
  test.each(ofAdmins)('$name to a member', async ({ name }) => {
    const ask: Ask = ({ cast }) => ({ input: validInput(name, cast), token: cast.stranger.token });
    expect(await expectSame(name, ask)).toBe(403);
  });

  const named = ofMembers.flatMap(({ name }) => {
    const row = procedures[name];
    return typeof row === 'object' && 'probes' in row ? row.probes.map((probe) => ({ name, probe })) : [];
  });
  test.each(named)('$name of a $probe.of that is another’s or gone', async ({ name, probe }) => {
    for (const kind of ['owned', 'gone'] as const) {
      const ask: Ask = ({ cast }) => ({
        input: probe.input(cast[kind][probe.of], cast.mine),
        token: cast.stranger.token,
      });
      expect(await expectSame(name, ask)).toBe(404);
    }
  });

  const withInput = entries.filter(({ takesInput }) => takesInput);
  test.each(withInput)('$name of input that it does not take', async ({ name }) => {
    const ask: Ask = ({ cast, admin }) => ({
      input: { ...validInput(name, cast), unknown_field: 'x' },
      token: admin.token,
    });
    expect(await expectSame(name, ask)).toBe(400);
  });
});

describe('answers', () => {
  // A question to all files first prepares those that have not been: on both sides none is left, nor is read.
  const untilPrepared = async () => {
    for (const { server, cast } of sides) {
      const { db, passages } = server.ctx;
      const unprepared = () =>
        meaning.listUnprepared(db, passages.model, { userId: cast.stranger.id, limit: 1 });
      const reading = async () => (await listOpenJobs(server.databaseUrl)).filter((job) => READS.test(job));
      await expect.poll(reading).toEqual([]);
      await expect.poll(unprepared).toEqual([]);
    }
  };
  const granted = new Set<string>();
  const asOf = ({ name, meta, takesInput }: ProcedureEntry): Ask => {
    const asAdmin = meta.access === 'admin' || name === 'auth.logout';
    return ({ cast, admin }) => ({
      input: takesInput ? ownInput(name, cast) : undefined,
      token: asAdmin ? admin.token : cast.stranger.token,
    });
  };

  const reads = entries.filter(({ type, name }) => type === 'query' && !MEASURED.has(name));
  test.each(reads)('$name reads the same', async (entry) => {
    // Running work may change between the two calls; once it is done, they agree.
    const status = await vi.waitFor(() => expectSame(entry.name, asOf(entry)), 120_000);
    if (status === 200) granted.add(entry.name);
    expect(status).toBeLessThan(500);
  });

  test.each(entries.filter((entry) => !reads.includes(entry)))('$name does the same', async (entry) => {
    if (entry.name === 'search.ask') await untilPrepared();
    const { rest, trpc } = await askBoth(entry.name, asOf(entry), sides);
    const isGranted = rest.status < 300;
    // tRPC's protocol has no success status but 200; REST answers 201 for created things.
    expect(rest.status).toBe(isGranted ? (entry.meta.status ?? 200) : trpc.status);
    expect(trpc.status < 300).toBe(isGranted);
    expect(trpc.headers).toEqual(rest.headers);
    expect(fieldsOf(trpc.body)).toEqual(fieldsOf(rest.body));
    expect(trpc.body.code).toBe(rest.body.code);
    if (isGranted) granted.add(entry.name);
  });

  test('most of them were granted', () => {
    const refused = entries.map(({ name }) => name).filter((name) => !granted.has(name));
    expect(refused.length < entries.length / 4 ? [] : refused).toEqual([]);
  });
});

/** What is asked about one's own things; administrators ask about the other member. */
function ownInput(name: string, cast: Cast): object | undefined {
  const row = procedures[name];
  if (INPUTS[name]) return INPUTS[name](cast);
  if (typeof row !== 'object') return {};
  if ('admin' in row) return row.admin(cast.ownerId) ?? undefined;
  if ('own' in row) return row.own ?? undefined;
  const { of, input } = row.probes[0]!;
  return input(cast.mine[of], cast.mine);
}

/** Where the table has none that is granted. */
const INPUTS: Record<string, (cast: Cast) => object> = {
  'admin.saveSettings': () => ({ signup: 'open' }),
  'apiKeys.create': () => ({ password: PASSWORD, name: 'Key' }),
  'auth.changePassword': () => ({ currentPassword: PASSWORD, newPassword: 'ink and paper' }),
  'auth.forgotPassword': ({ stranger: { email } }) => ({ email }),
  'auth.login': ({ stranger: { email, password } }) => ({ email, password }),
  'auth.register': () => ({ email: 'new@example.org', name: 'New', password: 'a new secret word' }),
  'secondFactors.beginAuthenticator': () => ({ password: PASSWORD }),
  'secondFactors.beginPasskey': () => ({ password: PASSWORD }),
  'secondFactors.renewRecoveryCodes': () => ({ password: PASSWORD }),
  'users.deleteAccount': () => ({ password: 'ink and paper', confirmation: 'DELETE' }),
};

/** No key will do where a person is needed; elsewhere it is the one with the other scope. */
function keyThatFails({ meta, type }: ProcedureEntry, { keys }: Cast): string {
  if (meta.access !== 'member') return keys.all;
  return type === 'query' ? keys.write : keys.read;
}
