import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClosablePassages, createPassages } from './passages.ts';

let passages: ClosablePassages;

beforeAll(() => {
  passages = createPassages(1, 'lexical');
});
afterAll(() => passages.close());

const page = (text: string) => [{ page: 1, text }];

test('members take turns in a thread: who asks much waits, who asks once does not', async () => {
  const order: string[] = [];
  const ask = (member: string, text: string) =>
    passages.listFacts(page(text), { member }).then(() => order.push(member));
  const long = 'Paid 85 euros on 1 May 2024. '.repeat(5000);
  await Promise.all([...Array.from({ length: 8 }, () => ask('A', long)), ask('B', 'Due on 2 May 2024.')]);
  expect(order.indexOf('B')).toBe(1);
});

test('one member may have so much waiting and no more', async () => {
  const asked = Array.from({ length: 40 }, () => passages.listFacts(page('1 May 2024'), { member: 'A' }));
  const ends = await Promise.allSettled(asked);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused.length).toBe(19);
  expect(refused[0]!.reason).toMatchObject({ code: 'busy' });
});

test('who has gone away leaves the line', async () => {
  const stop = new AbortController();
  const first = passages.listFacts(page('1 May 2024. '.repeat(5000)), { member: 'A' });
  const second = passages.listFacts(page('2 May 2024'), { member: 'A', signal: stop.signal });
  stop.abort();
  await expect(second).rejects.toMatchObject({ code: 'cancelled' });
  expect((await first).facts).toHaveLength(1);
});

test.each(['A', 'Aa-', '1,', 'a@', 'Dr. ', '000.000', 'TVA\r'])(
  'a page of %j is read within the deadline',
  async (piece) => {
    const text = piece.repeat(200_000 / piece.length);
    const { facts } = await passages.listFacts(page(text), { member: 'A' });
    expect(facts.length).toBeLessThanOrEqual(1000);
    const { passages: cut } = await passages.cut(page(text), { size: 1000, overlap: 100 }, { member: 'A' });
    expect(cut.length).toBeLessThan(5000);
  },
);

test('a document of facts only is used in part, and the rest is counted as left out', async () => {
  const text = Array.from({ length: 5000 }, (_, i) => `The fee is ${i + 1} euros.`).join('\n');
  const { facts, more } = await passages.listFacts(page(text), { member: 'A' });
  expect([facts.length, more]).toEqual([12, 4988]);
});
