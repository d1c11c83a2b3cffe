import type { Delivery, Webhook } from '@sheaf/api/features/webhooks/webhooks.schema.ts';
import { expect, onTestFinished } from 'vitest';
import { type HookReceiver, type Received, startHookReceiver } from './hook-receiver.ts';
import { type TestMember, upload } from './members.ts';

export type MadeWebhook = { secret: string; webhook: Webhook };
export type Message = { id: string; event: string; created_at: string; data: Record<string, unknown> };

export async function listen(
  member: TestMember,
  input: object = {},
): Promise<MadeWebhook & { receiver: HookReceiver }> {
  const receiver = await startHookReceiver();
  onTestFinished(() => receiver.stop());
  const { body } = await member.call<MadeWebhook>('webhooks.create', { url: receiver.url, ...input });
  return { ...body, receiver };
}
export const messageOf = ({ body }: Received) => JSON.parse(body) as Message;
export async function until(receiver: HookReceiver, count: number): Promise<void> {
  await expect.poll(() => receiver.received.length).toBe(count);
}
export async function deliveriesOf(member: TestMember, { id }: Webhook): Promise<Delivery[]> {
  return (await member.call<{ deliveries: Delivery[] }>('webhooks.deliveries', { id })).body.deliveries;
}
export async function newest(member: TestMember, webhook: Webhook, state: Delivery['state'], attempts = 1) {
  const read = async () => (await deliveriesOf(member, webhook))[0];
  await expect.poll(read).toMatchObject({ state, attempts });
  return (await read())!;
}
export async function failAtWork(server: { url: string }, member: TestMember): Promise<void> {
  const { file } = (await upload(server, member, Buffer.from('%PDF-1.7\nnot one'), 'broken.pdf')).body;
  const { status } = await member.call('pdfTools.compress', { fileId: file.id });
  expect(status).toBe(422);
}
