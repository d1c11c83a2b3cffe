import { listProcedures } from '@sheaf/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cast } from '../../testing/cast.ts';
import { addAdministrator, type TestMember } from '../../testing/members.ts';
import { rounds, seededRandom } from '../../testing/soak.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { validInput } from '../../testing/valid-input.ts';

const REQUESTS = rounds({ short: 1000, long: 100_000 });
const AT_ONCE = 8;
/** What ends the account or the session that asks, and what downloads: without a network its honest answer is 503. */
const LEFT_OUT =
  /^(auth\.(logout|revoke|changePassword)|users\.deleteAccount|admin\.(saveSettings|deleteUser|signOutUser|addOcrLanguage))/;

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
  member = await addAdministrator(server);
});
afterAll(() => server.stop());

const NEVER = '0198c0de-0000-7000-8000-000000000000';
/** Whatever is named is nowhere: calls go as far as the database, and no tool works for minutes. */
const cast = { never: NEVER, mine: new Proxy({}, { get: () => NEVER }) } as unknown as Cast;

const random = seededRandom();
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const deep = (levels: number): unknown => (levels ? [deep(levels - 1)] : 'deep');
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  1e-320,
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '1e1000',
  'x'.repeat(10_000),
  'a\0b',
  'a\ud800b',
  '\u202e',
  '🧾'.repeat(300),
  '../../etc/passwd',
  "' or 1=1 --",
  '%00',
  '%',
  '%s%n',
  '{{7*7}}',
  '$previous',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  '-271821-04-20',
  '0198c0de-0000-7000-8000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '__proto__',
  'constructor',
  [],
  {},
  [null],
  [[]],
  [{}],
  { length: 1 },
  { toString: 1 },
  { $gt: '' },
  Array(2000).fill('a'),
  deep(200),
  'a@b.co',
  'a@' + 'b.'.repeat(100) + 'co',
  'http://127.0.0.1',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://[::1',
  'Infinity',
  'de',
  'Europe/Nowhere',
  '1-',
  '1-3,5,8-',
  '9'.repeat(400),
];

type Request = { address: string; method: string; headers: Record<string, string>; body?: string };

function mutate(): Request {
  const { name, type, meta } = pick(procedures);
  const input: Record<string, unknown> = { ...validInput(name, cast) };
  for (let round = Math.floor(random() * 3); round >= 0; round--) {
    const field = pick([
      ...Object.keys(input),
      'id',
      'page',
      'limit',
      'search',
      'options',
      'fileIds',
      'extra',
    ]);
    if (random() < 0.15) delete input[field];
    else input[field] = pick(ODD);
  }
  const headers: Record<string, string> = { authorization: `Bearer ${member.token}` };
  const text = JSON.stringify(input);
  const broken = random() < 0.03 ? text.slice(0, Math.floor(random() * text.length)) : text;
  if (random() < 0.3) {
    headers['content-type'] = 'application/json';
    const isQuery = type === 'query';
    const address = `/trpc/${name}${random() < 0.5 ? '?batch=1' : '?'}`;
    const sent = address.endsWith('batch=1') ? `{"0":${broken}}` : broken;
    return isQuery
      ? { address: `${address}&input=${encodeURIComponent(sent.toWellFormed())}`, method: 'GET', headers }
      : { address, method: 'POST', headers, body: sent };
  }
  const { method, path } = meta.openapi!;
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => {
    const value = input[key] ?? cast.never;
    return (
      encodeURIComponent(
        (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 2000),
      ) || '-'
    );
  });
  const asked = random() < 0.03 ? pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) : method;
  if (asked === 'GET' || asked === 'DELETE' || asked === 'HEAD' || asked === 'OPTIONS') {
    const query = Object.entries(input).map(([key, value]) => {
      const told = encodeURIComponent(
        (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 2000),
      );
      return pick([
        `${key}=${told}`,
        `${key}=${told}&${key}=2`,
        `${key}[]=${told}`,
        `${key}[a][b]=${told}`,
        key,
      ]);
    });
    return { address: `/api${filled}?${query.join('&')}`, method: asked, headers };
  }
  headers['content-type'] =
    random() < 0.05
      ? pick(['text/plain', 'application/json; charset=utf-7', 'multipart/form-data', 'x'])
      : 'application/json';
  return { address: `/api${filled}`, method: asked, headers, body: broken };
}

const procedures = listProcedures().filter(({ name }) => !LEFT_OUT.test(name));

test(`${REQUESTS} mutated requests over all calls are answered without one failure of ours`, async () => {
  const failures: object[] = [];
  const statuses = new Map<number, number>();
  let left = REQUESTS;
  const work = async () => {
    while (left-- > 0) {
      const { address, ...init } = mutate();
      const answer = await fetch(server.url + address, init);
      const text = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500)
        failures.push({
          address: address.slice(0, 200),
          init: JSON.stringify(init).slice(0, 600),
          status: answer.status,
          text: text.slice(0, 300),
        });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(failures.slice(0, 5)).toEqual([]);
  // They come through to the calls, and are not all turned away at one place.
  for (const status of [200, 400, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(REQUESTS / 100);
  expect((await member.call('users.profile')).status).toBe(200);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
}, 1_800_000);
