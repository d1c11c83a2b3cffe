import { randomUUID } from 'node:crypto';
import { batchTurns } from '@sheaf/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBatch } from '../../testing/batches.ts';
import { addPdf } from '../../testing/made-files.ts';
import { addMember, type TestMember } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // Nobody works here but this test.
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

async function queue(member: TestMember, count: number): Promise<void> {
  const file = await addPdf(server, member, ['Page']);
  const fileIds = Array<string>(count).fill(file);
  await startBatch(member, [{ type: 'flatten', fileIds }]);
}

test('premium goes first in three of four turns, and the others are not left waiting', async () => {
  const [pro, premium] = [await addMember(server, 'pro'), await addMember(server, 'premium')];
  await queue(pro, 12);
  await queue(premium, 12);
  const order: string[] = [];
  for (let turn = 0; turn < 16; turn += 1) {
    const task = await batchTurns.takeTask(server.ctx.db, randomUUID(), 60);
    order.push(task?.user_id === premium.id ? 'premium' : 'pro');
  }
  expect(order.filter((plan) => plan === 'premium')).toHaveLength(12);
  for (let turn = 0; turn < 16; turn += 4) expect(order.slice(turn, turn + 4)).toContain('pro');
});
