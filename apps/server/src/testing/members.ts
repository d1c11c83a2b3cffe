import { type ApiClient, restClient } from './api-clients.ts';
import type { TestServer } from './test-server.ts';

export type TestMember = { id: string; email: string; password: string; token: string; call: ApiClient };
/** Of every member that `addMember` makes: what could take an account over asks for it again. */
export const PASSWORD = 'paper and ink';
let count = 0;

/** A server in this process, or one that runs by itself on this machine and asks for no setup code. */
type Home = { url: string; ctx: { db: TestServer['ctx']['db']; settings?: { setupCode: string } } };

/** A signed-in member, on a plan of the test's choice. Also the first is one: no plan limits administrators. */
export async function addMember(
  server: Home,
  plan: 'free' | 'pro' | 'premium' = 'free',
): Promise<TestMember> {
  const call = restClient(server.url);
  const person = { email: `someone${++count}@example.org`, name: 'Someone', password: PASSWORD };
  const { body } = await call<{ user: { id: string }; session: { access_token: string } }>('auth.register', {
    ...person,
    setupCode: server.ctx.settings?.setupCode,
  });
  const { id } = body.user;
  const token = body.session.access_token;
  await server.ctx.db.updateTable('users').set({ plan, role: 'user' }).where('id', '=', id).execute();
  return { ...person, id, token, call: (name, input) => call(name, input, token) };
}

export async function addAdministrator(server: Home): Promise<TestMember> {
  const person = await addMember(server);
  await server.ctx.db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute();
  return person;
}

export type UploadAnswer = {
  file: {
    id: string;
    filename: string;
    size: number;
    type: string;
    folder_id: string | null;
    tags: string[];
  };
  duplicate_of: { id: string; filename: string } | null;
  error: string;
  code: string;
  details: Record<string, unknown>;
};

export async function upload(
  server: { url: string },
  member: { token: string },
  bytes: Buffer,
  filename = 'a.pdf',
  fields: Record<string, string> = {},
): Promise<{ status: number; body: UploadAnswer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), filename);
  const headers = { authorization: `Bearer ${member.token}` };
  const response = await fetch(`${server.url}/api/files/upload`, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as UploadAnswer };
}
