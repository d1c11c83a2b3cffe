import { expect, test } from 'vitest';
import { createTurns } from './tool-turns.ts';

/** A queue of one turn, and the order in which members were served. */
async function serve(asking: [member: string, priority?: boolean][]): Promise<string> {
  const turns = createTurns({ size: 1, maxWaiting: 5000, maxWaitingEach: 5000 });
  const first = await turns.take({ member: 'first', priority: false });
  const served: string[] = [];
  const all = asking.map(async ([member, priority = false]) => {
    const giveBack = await turns.take({ member, priority });
    served.push(member);
    await Promise.resolve();
    giveBack();
  });
  first();
  await Promise.all(all);
  return served.join('');
}

test('members take turns, however much each of them brought', async () => {
  const many = Array.from({ length: 1000 }, () => ['A'] as [string]);
  const order = await serve([...many, ['B'], ['B'], ['C']]);
  expect(order.slice(0, 6)).toBe('ABCABA');
  expect(order).toHaveLength(1003);
});

test('priority goes first, and never starves the rest', async () => {
  const order = await serve([
    ...Array.from({ length: 4 }, () => ['n'] as [string]),
    ...Array.from({ length: 12 }, () => ['P', true] as [string, boolean]),
  ]);
  expect(order).toBe('PPPnPPPnPPPnPPPn');
});

test('no member gets a second turn while another waits for a first', async () => {
  const turns = createTurns({ size: 2, maxWaiting: 10, maxWaitingEach: 10 });
  const take = (member: string) => turns.take({ member, priority: false });
  const [first, second] = [await take('A'), await take('A')];
  const order: string[] = [];
  const rest = ['A', 'A', 'B'].map((member) => take(member).then(() => order.push(member)));
  first();
  second();
  await Promise.all(rest.slice(0, 1).concat(rest.slice(2)));
  expect(order).toEqual(['B', 'A']);
  expect([turns.running(), turns.waiting(), turns.isFull()]).toEqual([2, 1, true]);
});

test('a full queue refuses, the member’s own limit before the shared one, and returns when to retry', async () => {
  const turns = createTurns({ size: 1, maxWaiting: 3, maxWaitingEach: 2 });
  const take = (member: string) => turns.take({ member, priority: false });
  await take('A');
  const waiting = [take('A'), take('A')];
  await expect(take('A')).rejects.toMatchObject({
    code: 'busy',
    reason: 'own_queue_full',
  });
  waiting.push(take('B'));
  await expect(take('B')).rejects.toMatchObject({
    code: 'busy',
    reason: 'server_busy',
    details: { retryAfter: 5 },
  });
  expect(turns.waiting()).toBe(waiting.length);
});

test('who stops waiting leaves the queue at once, and a turn is given back once', async () => {
  const turns = createTurns({ size: 1, maxWaiting: 3, maxWaitingEach: 3 });
  const giveBack = await turns.take({ member: 'A', priority: false });
  const stop = new AbortController();
  const leaving = turns.take({ member: 'B', priority: false, signal: stop.signal });
  const staying = turns.take({ member: 'C', priority: false });
  stop.abort();
  await expect(leaving).rejects.toMatchObject({ code: 'cancelled' });
  giveBack();
  giveBack();
  const last = await staying;
  expect([turns.running(), turns.waiting()]).toEqual([1, 0]);
  last();
  expect(turns.running()).toBe(0);
  const late = turns.take({ member: 'B', priority: false, signal: stop.signal });
  await expect(late).rejects.toMatchObject({ code: 'cancelled' });
});
