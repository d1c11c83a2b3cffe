import { billingRecords, chats, secondFactors, subscriptions } from '@sheaf/db';
import type { Kind } from '../isolation.rows.ts';
import { addMember, PASSWORD, type TestMember, upload } from './members.ts';
import { pdfFile, pngFile } from './sample-files.ts';
import type { TestServer } from './test-server.ts';

type Made = {
  key: string;
  apiKey: { id: string };
  folder: { id: string };
  batch: { id: string; status: string };
  template: { id: string };
  webhook: { id: string };
  mark: { id: string };
  delivery: { id: string };
};
type History = { history: { id: string }[] };
type Sessions = { sessions: { id: string; current: boolean }[] };

export type Cast = {
  stranger: TestMember;
  ownerId: string;
  /** The things of another member, one of each kind. */
  owned: Record<Kind, string>;
  /** What the stranger has. */
  mine: Record<Kind, string>;
  /** What the stranger once had. */
  gone: Record<Kind, string>;
  never: string;
  /** The stranger's keys, by what they may do. */
  keys: { read: string; write: string; all: string };
  /** Which of the owner's things are there. */
  remaining(): Promise<Record<Kind, boolean>>;
};

/** An owner with one thing of each kind, and a stranger who has had one of each, and keys. */
export async function gatherCast(server: TestServer): Promise<Cast> {
  const owner = await addMember(server, 'pro');
  const stranger = await addMember(server, 'pro');
  const key = async (...scopes: string[]) =>
    (await stranger.call<Made>('apiKeys.create', { password: PASSWORD, name: 'key', scopes })).body.key;
  return {
    stranger,
    ownerId: owner.id,
    owned: await makeThings(server, owner),
    gone: await loseThings(server, stranger, await makeThings(server, stranger)),
    mine: await makeThings(server, stranger),
    never: '0198c0de-0000-7000-8000-000000000000',
    keys: { read: await key('read'), write: await key('write'), all: await key('read', 'write') },
    remaining: () => listRemaining(owner),
  };
}

async function makeThings(server: TestServer, member: TestMember): Promise<Record<Kind, string>> {
  const { file } = (await upload(server, member, pdfFile('kept'), 'kept.pdf')).body;
  const { file: trashed } = (await upload(server, member, pdfFile('trashed'), 'trashed.pdf')).body;
  await member.call('files.delete', { id: trashed.id });
  const { folder } = (await member.call<Made>('folders.create', { name: 'Folder' })).body;
  const { folder: trashedFolder } = (await member.call<Made>('folders.create', { name: 'Trashed' })).body;
  await member.call('folders.delete', { id: trashedFolder.id });
  const chat = await chats.insertSession(server.ctx.db, {
    user_id: member.id,
    file_id: file.id,
    folder_id: null,
    title: 'Hello?',
  });
  const { apiKey } = (await member.call<Made>('apiKeys.create', { password: PASSWORD, name: 'Key' })).body;
  await member.call('auth.login', { email: member.email, password: member.password });
  const { sessions } = (await member.call<Sessions>('auth.sessions')).body;
  const signIn = sessions.find(({ current }) => !current)!;
  const { history } = (await member.call<History>('users.history')).body;
  const operation = history[0]!;
  const steps = [{ type: 'page-numbers', fileIds: [file.id] }];
  const { batch } = (await member.call<Made>('batch.create', { name: 'Batch', operations: steps })).body;
  const hasEnded = async () =>
    (await member.call<Made>('batch.get', { id: batch.id })).body.batch.status === 'completed';
  await waitUntil(hasEnded);
  const recipe = { name: 'Template', operations: [{ type: 'compress' }] };
  const { template } = (await member.call<Made>('batch.saveTemplate', recipe)).body;
  const address = { url: 'http://127.0.0.1:9/hook' };
  const { webhook } = (await member.call<Made>('webhooks.create', address)).body;
  const { delivery } = (await member.call<Made>('webhooks.test', { id: webhook.id })).body;
  const picture = pngFile().toString('base64');
  const { mark } = (await member.call<Made>('signMarks.keep', { kind: 'initials', picture })).body;
  const passkey = await secondFactors.insertPasskey(server.ctx.db, {
    user_id: member.id,
    credential_id: crypto.randomUUID(),
    public_key: 'x',
    counter: 0,
    transports: [],
    name: 'Passkey',
  });
  return {
    passkey: passkey!.id,
    signMark: mark.id,
    webhook: webhook.id,
    delivery: delivery.id,
    chat: chat.id,
    operation: operation.id,
    file: file.id,
    trashed: trashed.id,
    folder: folder.id,
    trashedFolder: trashedFolder.id,
    apiKey: apiKey.id,
    signIn: signIn.id,
    batch: batch.id,
    template: template.id,
    charge: await charge(server, member),
  };
}

/** What a card was once charged for. */
async function charge({ ctx: { db } }: TestServer, { id: user_id }: TestMember): Promise<string> {
  const order = `sub_${crypto.randomUUID()}`;
  const kept = await subscriptions.keepSubscription(db, {
    user_id,
    provider: 'sandbox',
    provider_customer_id: 'cus_gone',
    provider_subscription_id: order,
    plan: 'pro',
    status: 'cancelled',
    client_secret: null,
    intent: 'payment',
  });
  const paid = { plan: 'pro', amount: 100, currency: 'usd', status: 'succeeded' } as const;
  await billingRecords.saveBillingRecord(db, {
    ...paid,
    user_id,
    subscription_id: kept!.id,
    provider_invoice_id: `in_${order}`,
  });
  const [record] = await billingRecords.listBillingRecords(db, user_id, { limit: 1, offset: 0 });
  return record!.id;
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come to be.');
}

async function loseThings(
  server: TestServer,
  member: TestMember,
  things: Record<Kind, string>,
): Promise<Record<Kind, string>> {
  await member.call('files.delete', { id: things.file, permanent: 'true' });
  await member.call('files.delete', { id: things.trashed, permanent: 'true' });
  await member.call('batch.delete', { id: things.batch });
  await member.call('batch.deleteTemplate', { id: things.template });
  await member.call('folders.delete', { id: things.trashedFolder, permanent: 'true' });
  await member.call('folders.delete', { id: things.folder });
  await member.call('apiKeys.revoke', { id: things.apiKey });
  await member.call('webhooks.remove', { id: things.webhook });
  await member.call('secondFactors.removePasskey', { id: things.passkey, password: PASSWORD });
  await member.call('signMarks.remove', { id: things.signMark });
  await server.ctx.db.deleteFrom('billing_records').where('id', '=', things.charge).execute();
  await server.ctx.db.deleteFrom('operations').where('id', '=', things.operation).execute();
  await member.call('auth.revokeSession', { id: things.signIn });
  return things;
}

type Trash = { files: object[]; folders: object[] };

async function listRemaining(owner: TestMember): Promise<Record<Kind, boolean>> {
  const has = async (name: string) => {
    const { body } = await owner.call<Record<string, unknown[]>>(name);
    return Object.values(body).some((list) => Array.isArray(list) && list.length > 0);
  };
  return {
    file: await has('files.list'),
    trashed: (await owner.call<Trash>('files.trash')).body.files.length > 0,
    trashedFolder: (await owner.call<Trash>('files.trash')).body.folders.length > 0,
    folder: await has('folders.list'),
    operation: await has('users.history'),
    apiKey: await has('apiKeys.list'),
    batch: await has('batch.list'),
    template: await has('batch.templates'),
    charge: await has('subscriptions.billingHistory'),
    passkey: await has('secondFactors.list'),
    signMark: await has('signMarks.list'),
    webhook: await has('webhooks.list'),
    delivery: (await listDeliveries(owner)) > 0,
    chat: (await listChats(owner)) > 0,
    signIn: (await owner.call<Sessions>('auth.sessions')).body.sessions.length === 2,
  };
}

async function listChats(owner: TestMember): Promise<number> {
  const { files } = (await owner.call<{ files: { id: string }[] }>('files.list')).body;
  const found = await Promise.all(
    files.map(({ id }) => owner.call<{ sessions: object[] }>('ai.chatSessions', { id })),
  );
  return found.flatMap(({ body }) => body.sessions).length;
}

async function listDeliveries(owner: TestMember): Promise<number> {
  const { webhooks } = (await owner.call<{ webhooks: { id: string }[] }>('webhooks.list')).body;
  const id = webhooks[0]?.id;
  return (await owner.call<{ deliveries: object[] }>('webhooks.deliveries', { id })).body.deliveries.length;
}
