import { runOperation } from '@sheaf/api/features/operations/operations.run.service.ts';
import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { operationStops } from '@sheaf/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { someWork, workUntilStopped } from '../../testing/work-until-stopped.ts';

type One = { operation: Operation };

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

test('a stop that comes before the work keeps it from beginning, and only its own member’s', async () => {
  const [id = '', other = ''] = [10, 11].map((at) => `0193b3f0-0000-7000-8000-0000000000${at}`);
  const stranger = await addMember(server, 'pro');
  const asked = await member.call<One>('operations.cancel', { id });
  expect({ status: asked.status, body: asked.body }).toEqual({ status: 200, body: { operation: null } });
  await member.call('operations.cancel', { id: other });
  let begun = 0;
  const begin = (of: TestMember, wanted: string) =>
    runOperation(server.ctx, of.id, { ...someWork, id: wanted }, async () => {
      begun += 1;
    });
  await expect(begin(member, id)).rejects.toMatchObject({ code: 'cancelled', reason: 'operation_stopped' });
  await expect(begin(member, id)).rejects.toMatchObject({ code: 'cancelled' });
  expect(begun).toBe(0);
  const { body: told } = await member.call<One>('operations.get', { id });
  expect(told.operation).toMatchObject({ status: 'cancelled', cost: {}, error: { code: 'cancelled' } });
  await begin(stranger, other);
  expect(begun).toBe(1);

  // A request through the API is refused like one that was stopped.
  const { id: fileId } = (await upload(server, member, pdfFile('Lease'), 'lease.pdf')).body.file;
  const operationId = '0193b3f0-0000-7000-8000-000000000013';
  await member.call('operations.cancel', { id: operationId });
  const refused = await member.call('tools.rotate', {
    fileIds: [fileId],
    options: { angle: 90 },
    operationId,
  });
  expect(refused).toMatchObject({ status: 409, body: { code: 'cancelled', reason: 'operation_stopped' } });

  // Another's work that runs: answered like what there is not, and not stopped.
  const running = workUntilStopped(server, stranger, '0193b3f0-0000-7000-8000-000000000012');
  const tried = await member.call<One>('operations.cancel', { id: await running.id });
  expect(tried.body).toEqual(asked.body);
  const { body } = await stranger.call<One>('operations.get', { id: await running.id });
  expect(body.operation.status).toBe('running');
  await stranger.call('operations.cancel', { id: await running.id });
  expect(await running.ended).toBe('cancelled');
});

test('a stop and a start at the same moment: the work is stopped either way', async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `0193b3f0-0000-7000-8000-0000000001${at + 10}`);
  const ends = ids.map(async (id) => {
    const running = workUntilStopped(server, member, id);
    const { status } = await member.call('operations.cancel', { id });
    return [status, await running.ended];
  });
  expect(await Promise.all(ends)).toEqual(ids.map(() => [200, 'cancelled']));
});

test('stops are kept for an hour, and the latest hundred of a member', async () => {
  const { db } = server.ctx;
  const someone = await addMember(server);
  const kept = () => db.selectFrom('operation_stops').selectAll().where('user_id', '=', someone.id).execute();
  const ids = Array.from({ length: 102 }, (_, at) => `0193b3f0-0000-7000-8000-000000000${at + 200}`);
  for (const id of ids) await operationStops.keepStop(db, someone.id, id);
  const rows = await kept();
  expect(rows).toHaveLength(100);
  expect(rows.map(({ operation_id }) => operation_id).toSorted()).toEqual(ids.slice(2));
  const old = new Date(Date.now() - 61 * 60_000);
  await db
    .updateTable('operation_stops')
    .set({ asked_at: old })
    .where('operation_id', '!=', ids[101]!)
    .execute();
  await operationStops.removeOldStops(db);
  expect((await kept()).map(({ operation_id }) => operation_id)).toEqual([ids[101]]);
});
