import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HookReceiver, startHookReceiver } from '../../testing/hook-receiver.ts';
import { createHookSender } from './hook-sender.ts';
import { isPublicAddress } from './public-address.ts';
import { isSigned } from './webhook-signature.ts';

let receiver: HookReceiver;
beforeAll(async () => {
  receiver = await startHookReceiver();
});
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer(200);
});

const message = { secret: 'whsec_x', id: 'd1', event: 'test', body: '{"id":"d1","note":"ä"}' };
const local = createHookSender({ reachesInside: true, version: '1' });
const strict = (...addresses: string[]) =>
  createHookSender({
    reachesInside: false,
    version: '1',
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });

test('the signature of a delivery covers the time and the exact bytes', async () => {
  const answer = await local.send({ ...message, url: receiver.url });
  expect(answer).toEqual({ code: 200, error: null, durationMs: expect.any(Number) });
  const [{ headers, body, path }] = receiver.received as [(typeof receiver.received)[0]];
  expect({ body, path }).toEqual({ body: message.body, path: '/hook' });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'sheaf-event': 'test',
    'sheaf-delivery': 'd1',
    'user-agent': 'Sheaf/1 (webhook)',
  });
  const signature = String(headers['sheaf-signature']);
  expect(isSigned('whsec_x', Buffer.from(body), signature)).toBe(true);
  expect(isSigned('whsec_y', Buffer.from(body), signature)).toBe(false);
  expect(isSigned('whsec_x', Buffer.from(`${body} `), signature)).toBe(false);
});

test('internal addresses are distinguished from public ones in every notation', () => {
  for (const inside of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'nonsense',
  ])
    expect({ inside, public: isPublicAddress(inside) }).toEqual({ inside, public: false });
  for (const address of ['1.1.1.1', '172.32.0.1', '192.0.3.1', '2606:4700::1111', '2a00:1450:4001::200e'])
    expect({ address, public: isPublicAddress(address) }).toEqual({ address, public: true });
});

test('what can be seen to lie inside is refused at first sight', async () => {
  for (const url of [
    'http://hooks.example.org/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://api.localhost./',
    'https://169.254.169.254/latest/meta-data',
  ]) {
    expect({ url, reason: strict().refuse(url, true) }).toEqual({ url, reason: expect.any(String) });
    expect(await strict('1.1.1.1').send({ ...message, url })).toMatchObject({ error: 'address_refused' });
  }
  expect(strict().refuse('https://hooks.example.org/a', true)).toBeNull();
  expect(local.refuse(receiver.url, true)).toBeNull();
  expect(local.refuse(receiver.url, false)).toEqual(expect.any(String));
});

test('a name with one address inside is refused when it comes to sending, and no connection is made', async () => {
  const url = `https://hooks.example.org:${receiver.port}/`;
  for (const sender of [strict('127.0.0.1'), strict('93.184.216.34', '10.0.0.1'), strict('::1'), strict()]) {
    expect(await sender.send({ ...message, url })).toMatchObject({ code: null, error: 'address_refused' });
  }
  expect(receiver.received).toEqual([]);
});

test('a name is looked up once, and the connection goes to what was judged', async () => {
  const asked: string[] = [];
  const sender = createHookSender({
    reachesInside: true,
    version: '1',
    async resolve(hostname) {
      asked.push(hostname);
      return [{ address: '127.0.0.1', family: 4 }];
    },
  });
  const url = `http://hooks.localhost:${receiver.port}/hook`;
  expect(await sender.send({ ...message, url })).toMatchObject({ code: 200 });
  expect(asked).toEqual(['hooks.localhost']);
  expect(receiver.received[0]?.headers.host).toBe(`hooks.localhost:${receiver.port}`);
});

test('a name that changes its addresses between look-ups (DNS rebinding) never leads inside, on a local instance either', async () => {
  for (const reachesInside of [false, true]) {
    let asked = 0;
    const sender = createHookSender({
      reachesInside,
      version: '1',
      resolve: async () => [{ address: asked++ ? '127.0.0.1' : '192.0.2.1', family: 4 }],
    });
    const url = `https://rebound.example.org:${receiver.port}/`;
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await sender.send({ ...message, url })).toMatchObject({ code: null, error: 'address_refused' });
  }
  expect(receiver.received).toEqual([]);
});

test('a redirect is an answer like any other, and is not followed', async () => {
  receiver.answer(307, { location: `${receiver.url}/elsewhere` });
  expect(await local.send({ ...message, url: receiver.url })).toMatchObject({ code: 307, error: null });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
});

test('who answers too late, not at all, or in another language is named, and nothing throws', async () => {
  receiver.answer(null);
  const hasty = createHookSender({ reachesInside: true, version: '1', deadlineMs: 150 });
  expect(await hasty.send({ ...message, url: receiver.url })).toMatchObject({
    code: null,
    error: 'timed_out',
  });
  receiver.answer(101, { connection: 'upgrade', upgrade: 'websocket' });
  expect(await local.send({ ...message, url: receiver.url })).toMatchObject({ code: null });
  const https = receiver.url.replace('http:', 'https:');
  expect(await local.send({ ...message, url: https })).toMatchObject({
    code: null,
    error: expect.any(String),
  });
  const nobody = await local.send({ ...message, url: 'http://127.0.0.1:9/' });
  expect(nobody).toMatchObject({ code: null, error: 'not_reached' });
});
