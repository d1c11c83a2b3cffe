import { listProcedures } from '@sheaf/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherCast, type Cast } from '../../testing/cast.ts';
import { restClient } from '../../testing/api-clients.ts';
import { addAdministrator } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { validInput } from '../../testing/valid-input.ts';

let server: TestServer;
let cast: Cast;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  // No call is refused to an administrator before its input is read.
  ({ token } = await addAdministrator(server));
  cast = await gatherCast(server);
});
afterAll(() => server.stop());

/** Fields that an attacker would like to set on an account. */
const FOREIGN = ['user_id', 'userId', 'is_admin', 'plan_until', 'storage_used', 'created_at', '__proto__x'];

test('no call takes a field that is not its own', async () => {
  const call = restClient(server.url);
  const entries = listProcedures().filter(({ takesInput }) => takesInput);
  expect(entries.length).toBeGreaterThan(60);
  for (const { name } of entries) {
    const valid = validInput(name, cast);
    for (const field of FOREIGN) {
      const { status, body } = await call(name, { ...valid, [field]: cast.never }, token);
      expect({ name, field, status, code: body.code }).toEqual({
        name,
        field,
        status: 400,
        code: 'invalid_request',
      });
    }
  }
});
