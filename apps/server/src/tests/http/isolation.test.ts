import { listProcedures, type ProcedureEntry } from '@sheaf/api';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readEnv } from '../../env.ts';
import { MOUNTS, routes } from '../../isolation.routes.ts';
import { kinds, type Probe } from '../../isolation.rows.ts';
import { procedures } from '../../isolation.table.ts';
import { createMetrics } from '../../routes/metrics.ts';
import { type Cast, gatherCast } from '../../testing/cast.ts';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { listRoutes } from '../../testing/list-routes.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  cast = await gatherCast(server);
});
afterAll(() => server.stop());

const entries = listProcedures();
const members = entries.filter(({ meta }) => meta.access);
const admins = entries.filter(({ meta }) => meta.access === 'admin');
const probes = members.flatMap(({ name }) => {
  const row = procedures[name];
  return row && row !== 'open' && 'probes' in row ? row.probes.map((probe) => ({ name, probe })) : [];
});

test('every procedure has its row, and every row its procedure', () => {
  expect(entries.map(({ name }) => name).toSorted()).toEqual(Object.keys(procedures).toSorted());
  const open = entries.filter(({ meta }) => !meta.access).map(({ name }) => name);
  expect(open.toSorted()).toEqual(
    Object.keys(procedures)
      .filter((name) => procedures[name] === 'open')
      .toSorted(),
  );
});

test('what could take over or end an account takes no key, and what needs a sign-in says so in the description', () => {
  const takesNoKey =
    /^(apiKeys|auth|demo|secondFactors|signMarks|webhooks)\.|^users\.(deleteAccount|updateProfile)$|^subscriptions\.(cancel|changeCard|changePlan|confirmInSandbox|create|keepCard|previewChange|reactivate)$/;
  for (const { name, meta } of members) {
    expect({ name, access: meta.access }).toEqual({
      name,
      access: name.startsWith('admin.') ? 'admin' : takesNoKey.test(name) ? 'person' : 'member',
    });
  }
  for (const { name, meta } of entries) {
    expect({ name, protect: Boolean(meta.openapi?.protect) }).toEqual({
      name,
      protect: Boolean(meta.access),
    });
  }
});

test('every route that is no procedure has its row, and nothing else answers', () => {
  const env = readEnv({ DATA_DIR: server.dataDir });
  const log = pino({ level: 'silent' });
  const options = { env, log, metrics: createMetrics(undefined), sessionSecret: 'x'.repeat(32) };
  const found = listRoutes(createApp({ ...options, ctx: server.ctx, webFolder: server.dataDir }));
  expect(found.routes.toSorted()).toEqual(Object.keys(routes).toSorted());
  const served = entries.flatMap(({ meta: { openapi } }) =>
    openapi ? [`${openapi.method} ${openapi.path.replace(/\{(\w+)\}/g, ':$1')}`] : [],
  );
  expect(found.mounted.toSorted()).toEqual(served.toSorted());
  expect(found.mounts).toBe(MOUNTS);
});

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);

  test.each(members)('$name is 401 to nobody, and to a token that was made up', async ({ name }) => {
    const input = inputFor(name);
    for (const token of [undefined, 'x'.repeat(43), `shf_${'x'.repeat(38)}`]) {
      const { status, body } = await call(name, input, token);
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthenticated' });
    }
  });

  test.each(members)('$name is 403 to a key that does not reach', async (entry) => {
    const { status, body } = await call(entry.name, inputFor(entry.name), keyThatFails(entry));
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
  });

  test.each(admins)('$name is 403 to a member, of themself and of others', async ({ name }) => {
    const row = procedures[name];
    if (!row || row === 'open' || !('admin' in row))
      throw new Error(`${name} has no row for administrators.`);
    for (const id of [cast.stranger.id, cast.ownerId, cast.never]) {
      const { status, body } = await call(name, row.admin(id) ?? undefined, cast.stranger.token);
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
    }
  });

  test.each(probes)(
    '$name does not tell another’s $probe.of from one that is gone or never was',
    async ({ name, probe }) => {
      const answers: object[] = [];
      for (const id of idsFor(probe)) {
        const { status, body } = await call(name, probe.input(id, cast.mine), cast.stranger.token);
        expect({ id, status, code: body.code }).toEqual({ id, status: 404, code: 'not_found' });
        answers.push({ ...body, requestId: '' });
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    },
  );

  test('what a member sees without naming anything is their own', async () => {
    const things = Object.values(cast.owned);
    for (const { name, type } of members.filter((entry) => entry.type === 'query')) {
      const row = procedures[name];
      if (!row || row === 'open' || !('own' in row)) continue;
      const { status, body } = await call(name, row.own ?? undefined, cast.stranger.token);
      expect({ name, type, status }).toEqual({ name, type, status: row.refused ?? 200 });
      const seen = things.filter((id) => JSON.stringify(body).includes(id));
      expect({ name, seen }).toEqual({ name, seen: [] });
    }
  });
});

describe('what is no procedure', () => {
  const guarded = Object.entries(routes).flatMap(([route, row]) =>
    row === 'open' ? [] : [{ route, ...row }],
  );

  test.each(guarded)('$route', async (row) => {
    const { route, scope, admin, of, form, field, json, rest, accept } = row;
    const [method = '', path = ''] = route.split(' ');
    const ask = (id: string, token?: string) => {
      const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
      if (json) headers.set('content-type', 'application/json');
      if (accept) headers.set('accept', accept);
      const body = json ? JSON.stringify({ ...rest, [json]: id }) : form && fillForm(form, field, id);
      return fetch(server.url + path.replace(':id', id), { method, body, headers });
    };
    const own = of ? cast.owned[of] : cast.never;
    expect((await ask(own)).status).toBe(401);
    expect((await ask(own, 'x'.repeat(43))).status).toBe(401);
    expect((await ask(own, scope === 'read' ? cast.keys.write : cast.keys.read)).status).toBe(403);
    const toMember = admin ? (await ask(own, cast.stranger.token)).status : 403;
    expect(toMember).toBe(403);
    if (!of) return;
    const answers: string[] = [];
    for (const id of [own, cast.gone[of], cast.never]) {
      const answer = await ask(id, cast.stranger.token);
      expect({ id, status: answer.status }).toEqual({ id, status: 404 });
      answers.push((await answer.text()).replace(/"requestId":"[^"]+"/, ''));
    }
    expect(new Set(answers).size).toBe(1);
  });
});

test('after all that was tried, everything is where its owner left it', async () => {
  expect(await cast.remaining()).toEqual(Object.fromEntries(kinds.map((kind) => [kind, true])));
});

function fillForm(fileField: string, idField: string | undefined, id: string): FormData {
  const form = new FormData();
  if (idField) form.set(idField, id);
  form.set(fileField, new Blob([new Uint8Array(pdfFile())]), 'a.pdf');
  return form;
}

function idsFor({ of }: Probe): [string, string, string] {
  return [cast.owned[of], cast.gone[of], cast.never];
}

function inputFor(name: string): object | undefined {
  const row = procedures[name];
  if (!row || row === 'open') return undefined;
  if ('admin' in row) return row.admin(cast.never) ?? undefined;
  return 'probes' in row ? row.probes[0]?.input(cast.never, cast.mine) : (row.own ?? undefined);
}

/** No key will do where a person is needed; elsewhere it is the one with the other scope. */
function keyThatFails({ meta, type }: ProcedureEntry): string {
  if (meta.access !== 'member') return cast.keys.all;
  return type === 'query' ? cast.keys.write : cast.keys.read;
}
