import { giveBackUsage, readUsage, reserveUsage } from '@sheaf/api/features/usage/usage.service.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { rounds, seededRandom } from '../../testing/soak.ts';
import { currentOf, joinBy, subscribe } from '../../testing/subscriber.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

const reserve = (member: { id: string }, metric: 'filesPerMonth' | 'ocrPagesPerMonth', amount = 1) =>
  server.ctx.db.transaction().execute((trx) => reserveUsage(trx, member.id, metric, amount));

test(
  'again and again, of fifty requests at once with one unit left exactly one is let in',
  async () => {
    const member = await addMember(server, 'pro');
    await reserve(member, 'filesPerMonth', 499);
    for (let round = 0; round < rounds({ short: 20, long: 1000 }); round++) {
      const tried = await Promise.allSettled(
        Array.from({ length: 50 }, () => reserve(member, 'filesPerMonth')),
      );
      const admitted = tried.filter(({ status }) => status === 'fulfilled').length;
      expect({ round, admitted }).toEqual({ round, admitted: 1 });
      await giveBackUsage(server.ctx.db, member.id, 'filesPerMonth', 1);
    }
    expect(await readUsage(server.ctx.db, member.id, 'filesPerMonth')).toBe(499);
  },
  rounds({ short: 400_000, long: 7_200_000 }),
);

test(
  'storage is the sum of what lies there, after uploads, deletions and restorations at once',
  async () => {
    const member = await addMember(server, 'premium');
    const random = seededRandom();
    const live: string[] = [];
    const trashed: string[] = [];
    const take = (from: string[]) => from.splice(Math.floor(random() * from.length), 1)[0];
    const actOnce = async (index: number) => {
      const dice = random();
      if (dice < 0.4 || !live.length) {
        const { body } = await upload(server, member, pdfFile('x'.repeat(index % 97)), `${index}.pdf`);
        live.push(body.file.id);
        return;
      }
      if (dice < 0.65) {
        const id = take(live);
        if (!id) return;
        await member.call('files.delete', { id });
        trashed.push(id);
        return;
      }
      const id = take(dice < 0.8 ? trashed : live);
      if (!id) return;
      if (dice < 0.8) {
        await member.call('files.restore', { id });
        live.push(id);
      } else {
        await member.call('files.delete', { id, permanent: 'true' });
      }
    };
    for (let done = 0; done < rounds({ short: 300, long: 5000 }); done += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => actOnce(done + index)));
    }
    expect(await storageUsed(member)).toBe(await sumOfFiles(member));
    expect(live.length + trashed.length).toBeGreaterThan(50);
  },
  rounds({ short: 400_000, long: 7_200_000 }),
);

async function storageUsed(member: TestMember): Promise<number> {
  const { body } = await member.call<{ usage: { storage_used: number } }>('subscriptions.usage');
  return body.usage.storage_used;
}

async function sumOfFiles({ id }: TestMember): Promise<number> {
  const rows = await server.ctx.db.selectFrom('files').select('size').where('user_id', '=', id).execute();
  return rows.reduce((sum, { size }) => sum + size, 0);
}

test('what is counted by the month begins anew on the billing day, and not before', async () => {
  const member = await joinBy(restClient(server.url));
  await subscribe(member, 'pro');
  const { current_period_start } = await currentOf(member);
  await reserve(member, 'ocrPagesPerMonth', 200);
  const turn = new Date(current_period_start!);
  turn.setUTCMonth(turn.getUTCMonth() + 1);
  // The anchor may lie on a day that the next month has not.
  if (turn.getUTCDate() !== new Date(current_period_start!).getUTCDate()) turn.setUTCDate(0);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(turn.getTime() - 1000);
    await expect(reserve(member, 'ocrPagesPerMonth')).rejects.toMatchObject({
      code: 'limit_reached',
      details: {
        metric: 'ocrPagesPerMonth',
        limit: 200,
        used: 200,
        upgradeTo: 'premium',
        resetsAt: turn.toISOString(),
      },
    });
    const said = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(turn);
    await expect(reserve(member, 'ocrPagesPerMonth')).rejects.toThrow(
      `You've reached your limit of 200 OCR pages this month. It resets on ${said}. Premium includes more.`,
    );
    vi.setSystemTime(turn.getTime() + 1000);
    await reserve(member, 'ocrPagesPerMonth', 150);
    await expect(reserve(member, 'ocrPagesPerMonth', 51)).rejects.toThrow(
      'This needs more than the 50 OCR pages',
    );
    await reserve(member, 'ocrPagesPerMonth', 50);
    await expect(reserve(member, 'ocrPagesPerMonth')).rejects.toMatchObject({ code: 'limit_reached' });
  } finally {
    vi.useRealTimers();
  }
});

test('a downgrade below what is stored deletes nothing; uploads wait until it fits', async () => {
  const member = await joinBy(restClient(server.url));
  await subscribe(member, 'pro');
  const kept = await upload(server, member, pdfFile('kept'), 'kept.pdf');
  const { db } = server.ctx;
  await db.transaction().execute((trx) => reserveUsage(trx, member.id, 'storageLimit', 150 * 1024 * 1024));
  await member.ask('subscriptions.cancel', { immediate: true });
  const refused = await upload(server, member, pdfFile('more'), 'more.pdf');
  expect(refused).toMatchObject({
    status: 402,
    body: { code: 'limit_reached', details: { metric: 'storageLimit', upgradeTo: 'pro' } },
  });
  expect((await member.ask('files.get', { id: kept.body.file.id })).status).toBe(200);
  await giveBackUsage(db, member.id, 'storageLimit', 150 * 1024 * 1024);
  expect((await upload(server, member, pdfFile('again'), 'again.pdf')).status).toBe(201);
});
