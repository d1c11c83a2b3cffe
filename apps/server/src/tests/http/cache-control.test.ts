import { listProcedures } from '@sheaf/api';
import { expect, onTestFinished, test } from 'vitest';
import { addMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';

test('whatever is answered as JSON, by either interface, is kept by nobody on the way', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  onTestFinished(server.stop);
  const member = await addMember(server, 'premium');
  await upload(server, member, pdfFile('kept'));
  const headers = { authorization: `Bearer ${member.token}` };
  const addresses = listProcedures().flatMap(({ name, type, meta }) =>
    type === 'query'
      ? [
          `/api${meta.openapi!.path.replaceAll(/\{\w+\}/gu, '0198c0de-0000-7000-8000-000000000000')}`,
          `/trpc/${name}`,
        ]
      : [],
  );
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of [
    ...addresses,
    '/api/nothing',
    '/trpc/nothing',
    '/api/files/uploads/1',
    '/api/files/1/download',
    '/api/events',
  ])
    for (const asked of [{ headers }, {}]) {
      const answer = await fetch(server.url + address, asked);
      await answer.body?.cancel();
      const kept = answer.headers.get('cache-control');
      expect({ address, kept }).toEqual({ address, kept: expect.stringMatching(/^private, no-store/) });
    }
});
