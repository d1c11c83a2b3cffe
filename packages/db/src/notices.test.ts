import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './client.ts';
import { notify, openNotices } from './notices.ts';
import { createTestDatabase } from './testing.ts';

async function openListened() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { db, close } = openDatabase(database.url);
  onTestFinished(close);
  const heard: string[] = [];
  const listener = {
    onNotice: (payload: string) => heard.push(payload),
    onConnect: () => heard.push('(connected)'),
    onLost: () => heard.push('(lost)'),
  };
  const notices = await openNotices(database.url, 'A channel', listener);
  return { db, heard, notices };
}

test('a notification is received when its transaction commits, and never when it rolls back', async () => {
  const { db, heard, notices } = await openListened();
  onTestFinished(notices.close);
  await db.transaction().execute(async (trx) => {
    await notify(trx, 'A channel', 'kept');
    await notify(db, 'A channel', 'at once');
    await expect.poll(() => heard).toEqual(['(connected)', 'at once']);
  });
  const undone = db.transaction().execute(async (trx) => {
    await notify(trx, 'A channel', 'never');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await notify(db, 'Another channel', 'not for us');
  await notify(db, 'A channel', 'last');
  await expect.poll(() => heard).toEqual(['(connected)', 'at once', 'kept', 'last']);
});

test('a lost connection is reopened and reported; a closed one stays closed', async () => {
  const { db, heard, notices } = await openListened();
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'sheaf-notices' and datname = current_database()`.execute(db);
  await cut();
  await expect.poll(() => heard).toEqual(['(connected)', '(lost)', '(connected)']);
  await notify(db, 'A channel', 'after');
  await expect.poll(() => heard.at(-1)).toBe('after');
  await notices.close();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(heard.at(-1)).toBe('after');
});
