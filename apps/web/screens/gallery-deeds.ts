import type { APIRequestContext, APIResponse } from '@playwright/test';
import { newAddress, openSession, type Person } from '../e2e/people.ts';

export type Post = (path: string, data?: object) => Promise<APIResponse>;

const field = (type: string, name: string, label: string, y: number, more: object = {}) => ({
  type,
  name,
  label,
  x: 180,
  y,
  width: 280,
  height: 22,
  ...more,
});

/** A form as a landlord would hand it out. */
export async function makeForm(post: Post): Promise<{ id: string }> {
  const formFields = [
    field('text', 'tenant', 'Tenant', 720, { required: true }),
    field('date', 'from', 'From', 680),
    field('dropdown', 'cellar', 'Cellar store', 640, { options: ['A', 'B', 'C'] }),
    field('checkbox', 'pets', 'A cat or a small dog', 600, { width: 18, height: 18 }),
    field('signature', 'signature', 'Signature', 520, { height: 60 }),
  ];
  const made = await post('/pdf/advanced/create-form', { formFields, outputName: 'tenant-form.pdf' });
  return ((await made.json()) as { file: { id: string } }).file;
}

/** One batch that went well, and one of which a part did not: a file that needs its password. */
export async function runBatches(post: Post, fileIds: string[]): Promise<void> {
  const lock = { fileId: fileIds[1], password: 'paper', outputName: 'invoice-locked.pdf' };
  const locked = (await (await post('/pdf/advanced/password-protect', lock)).json()) as {
    file: { id: string };
  };
  const run = (name: string, given: string[]) =>
    post('/batch', {
      name,
      operations: [
        { type: 'compress', fileIds: given, options: { quality: 0.7 } },
        { type: 'merge', options: { outputName: `${name.toLowerCase().replaceAll(' ', '-')}.pdf` } },
      ],
    });
  await run('Signed leases', fileIds);
  await run('Invoice archive 2026', [...fileIds, locked.file.id]);
  await new Promise((resolve) => setTimeout(resolve, 6000));
}

/** Has paid once, on a plan that renews. */
export async function makePayer(request: APIRequestContext): Promise<Person> {
  const details = { name: 'Petra Moss', email: newAddress(), password: 'paper and ink' };
  await request.post('/api/auth/register', { data: details });
  const session = await openSession(request, details.email, details.password);
  const headers = { authorization: `Bearer ${session.access_token}` };
  // The first is a trial, which costs nothing.
  for (const isLast of [false, true]) {
    const made = await request.post('/api/subscriptions/create', { headers, data: { plan: 'pro' } });
    const { clientSecret } = (await made.json()) as { clientSecret: string };
    const data = { clientSecret, cardNumber: '4242424242424242' };
    await request.post('/api/subscriptions/sandbox/confirm', { headers, data });
    if (!isLast) await request.post('/api/subscriptions/cancel', { headers, data: { immediate: true } });
  }
  return { ...details, session };
}
