import { readCounts } from '@sheaf/api/features/instance/instance.counts.service.ts';
import { expect, onTestFinished, test } from 'vitest';
import { restClient, trpcClient } from '../../testing/api-clients.ts';
import { addMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';

test('the counts of the instance are public, and updated after a minute', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  onTestFinished(server.stop);
  const ask = async () => {
    const answers = await Promise.all(
      [restClient, trpcClient].map((client) => client(server.url)<object>('instance.counts')),
    );
    return answers.map(({ body }) => body);
  };
  const none = { users: 0, files_processed: 0, operations: 0 };
  expect(await ask()).toEqual([none, none]);
  const member = await addMember(server);
  await upload(server, member, pdfFile('one'), 'one.pdf');
  await upload(server, member, pdfFile('two'), 'two.pdf');
  expect(await ask()).toEqual([none, none]);
  const some = { users: 1, files_processed: 2, operations: 2 };
  expect(await readCounts(server.ctx, Date.now() + 61_000)).toEqual(some);
  expect(await ask()).toEqual([some, some]);
});

test('a count that failed is asked for again at once', async () => {
  const server = await startTestServer();
  onTestFinished(server.stop);
  const { db } = server.ctx;
  await db.schema.alterTable('usage').renameTo('usage_away').execute();
  await expect(readCounts(server.ctx)).rejects.toThrow('usage');
  await db.schema.alterTable('usage_away').renameTo('usage').execute();
  expect(await readCounts(server.ctx)).toMatchObject({ users: 0 });
});

test('the contact address is returned if it is set', async () => {
  const server = await startTestServer({ CONTACT_EMAIL: 'desk@sheaf.example' });
  onTestFinished(server.stop);
  const call = restClient(server.url);
  expect((await call<{ contact: string }>('instance.config')).body.contact).toBe('desk@sheaf.example');
});
