import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import { runOperation } from '@sheaf/api/features/operations/operations.run.service.ts';
import { findTraces, listOpenJobs } from '@sheaf/db/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { listBytes } from '../../testing/list-bytes.ts';
import { addAdministrator, addMember, upload } from '../../testing/members.ts';
import { pdfFile, pdfOfPages, pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
  // The administrator that the instance keeps.
  await addAdministrator(server);
});
afterAll(() => server.stop());

const confirmed = { confirmation: 'DELETE', password: 'paper and ink' };

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);
  const join = async () => {
    const person = {
      email: `leaver${++count}@away.example`,
      name: `Quillfeather ${count}`,
      password: 'paper and ink',
    };
    const { body } = await call<{ user: { id: string }; session: Session }>('auth.register', person);
    await server.ctx.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', body.user.id).execute();
    return { ...person, id: body.user.id, token: body.session.access_token, session: body.session };
  };

  test('no row, no job, no byte of a deleted account is left, and nobody else lost any', async () => {
    const neighbour = await addMember(server, 'pro');
    await upload(server, neighbour, pdfFile('stays'), 'stays.pdf');
    await call('auth.login', { email: 'nobody-yet@away.example', password: 'x' });
    await idle();
    const before = await listBytes(server);

    const leaver = await join();
    const make = async <Data>(name: string, input: object) =>
      (await call<Data>(name, input, leaver.token)).body;
    const { folder } = await make<{ folder: { id: string } }>('folders.create', { name: 'Marginalia' });
    const kept = await upload(server, leaver, pdfOfPages(['kept', 'too']), 'palimpsest.pdf', {
      folder_id: folder.id,
      tags: 'vellum',
    });
    const trashed = await upload(server, leaver, pdfFile('trashed'), 'codex.pdf');
    await make('files.delete', { id: trashed.body.file.id });
    const away = await make<{ folder: { id: string } }>('folders.create', { name: 'Incipit' });
    await upload(server, leaver, pdfFile('away'), 'quire.pdf', { folder_id: away.folder.id });
    await make('folders.delete', { id: away.folder.id, force: true });
    const { key, apiKey } = await make<{ key: string; apiKey: { id: string } }>('apiKeys.create', {
      password: 'paper and ink',
      name: 'Scriptorium',
    });
    const mark = pngFile().toString('base64');
    expect(await make('signMarks.keep', { kind: 'signature', picture: mark })).toMatchObject({
      mark: { picture: mark },
    });
    await call('users.profile', undefined, key);
    await call('auth.refresh', { refresh_token: leaver.session.refresh_token });
    await call('auth.login', { email: leaver.email, password: 'a guess' });
    await call('auth.forgotPassword', { email: leaver.email });
    const identity = { issuer: 'https://accounts.example', subject: `sub-${leaver.id}`, user_id: leaver.id };
    await server.ctx.db.insertInto('identities').values(identity).execute();
    await server.email(leaver.email, /new password/);
    await idle();
    await make('ai.summarize', { fileId: kept.body.file.id });
    await make('ai.ocr', { fileId: kept.body.file.id });
    await make('ai.createEmbeddings', { fileId: kept.body.file.id });
    await make('ai.chat', { fileId: kept.body.file.id, message: 'Is this an incunabulum?' });
    // Pages that were looked at have pictures of their own.
    const picture = `${server.url}/api/files/${kept.body.file.id}/thumbnail?page=2&width=240`;
    const looked = await fetch(picture, { headers: { authorization: `Bearer ${leaver.token}` } });
    expect(looked.headers.get('content-type')).toBe('image/webp');

    // Nobody takes it: its job waits for the next attempt.
    const { webhook } = await make<{ webhook: { id: string } }>('webhooks.create', {
      url: 'http://127.0.0.1:9/colophon',
    });
    await make('webhooks.test', { id: webhook.id });

    const words = [
      leaver.id,
      leaver.email,
      leaver.name,
      folder.id,
      away.folder.id,
      'Incipit',
      'quire.pdf',
      kept.body.file.id,
      trashed.body.file.id,
      apiKey.id,
      webhook.id,
      'colophon',
      'Marginalia',
      'palimpsest',
      'codex.pdf',
      'incunabulum',
      'vellum',
      'Scriptorium',
    ];
    expect(Object.keys(await findTraces(server.databaseUrl, words)).toSorted()).toEqual(words.toSorted());
    expect((await listBytes(server)).length).toBeGreaterThan(before.length);

    expect((await call('users.deleteAccount', confirmed, leaver.token)).body).toEqual({ success: true });
    expect(await findTraces(server.databaseUrl, words)).toEqual({});
    expect(await listBytes(server)).toEqual(before);
    const keptMails = (await server.ctx.outbox!.list(1000)).filter(({ to }) => to === leaver.email);
    expect(keptMails).toEqual([]);
    expect((await neighbour.call<{ files: object[] }>('files.list')).body.files).toHaveLength(1);

    expect((await call('users.profile', undefined, leaver.token)).status).toBe(401);
    expect((await call('users.profile', undefined, key)).status).toBe(401);
    expect((await call('auth.login', { email: leaver.email, password: 'paper and ink' })).status).toBe(401);
    const again = { email: leaver.email, name: 'Somebody new', password: 'paper and ink' };
    const fresh = await call<{ session: Session }>('auth.register', again);
    const list = await call<{ files: object[] }>('files.list', {}, fresh.body.session.access_token);
    expect(list.body.files).toEqual([]);
  });

  test('only the word itself, typed out, deletes an account', async () => {
    const leaver = await join();
    for (const input of [
      {},
      { confirmation: 'delete' },
      { confirmation: ' DELETE' },
      { confirmation: true },
    ]) {
      expect((await call('users.deleteAccount', input, leaver.token)).status).toBe(400);
    }
    expect((await call('users.profile', undefined, leaver.token)).status).toBe(200);
  });

  test('of administrators who leave at once, one stays', async () => {
    const leavers = await Promise.all([join(), join(), join()]);
    const ids = leavers.map(({ id }) => id);
    const rest = await server.ctx.db
      .updateTable('users')
      .set({ role: 'user' })
      .where('role', '=', 'admin')
      .returning('id')
      .execute();
    await server.ctx.db.updateTable('users').set({ role: 'admin' }).where('id', 'in', ids).execute();
    const answers = await Promise.all(
      leavers.map(({ token }) => call('users.deleteAccount', confirmed, token)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    const left = await server.ctx.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(left).toHaveLength(1);
    const again = leavers.find(({ id }) => id === left[0]?.id)!;
    expect((await call('users.deleteAccount', confirmed, again.token)).status).toBe(409);
    await server.ctx.db.updateTable('users').set({ role: 'admin' }).where('id', '=', rest[0]!.id).execute();
    expect((await call('users.deleteAccount', confirmed, again.token)).status).toBe(200);
  });
});

test('the word stands in the body of the call, as scripts send it', async () => {
  const leaver = await addMember(server);
  const remove = (confirmation: string) =>
    fetch(`${server.url}/api/users/account`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${leaver.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ confirmation, password: leaver.password }),
    });
  expect((await remove('delete')).status).toBe(400);
  expect(await (await remove('DELETE')).json()).toEqual({ success: true });
});

test('uploads and readings that run while the account goes leave nothing', async () => {
  await idle();
  const before = await listBytes(server);
  for (let round = 0; round < 4; round++) {
    const leaver = await addMember(server, 'premium');
    for (let at = 0; at < 3; at++) await upload(server, leaver, pdfFile(`early ${at}`), `early-${at}.pdf`);
    const uploads = Array.from({ length: 8 }, (_, at) =>
      upload(server, leaver, pdfFile(`late ${at}`, 300_000), `late-${at}.pdf`),
    );
    await new Promise((resolve) => setTimeout(resolve, 15 * round));
    expect((await leaver.call('users.deleteAccount', confirmed)).status).toBe(200);
    const answers = await Promise.all(uploads);
    expect(answers.filter(({ status }) => status !== 201 && status !== 401)).toEqual([]);
    await idle();
    expect(await findTraces(server.databaseUrl, [leaver.id, 'early-', 'late-'])).toEqual({});
    expect(await listBytes(server)).toEqual(before);
  }
});

/** Until no job waits or runs, and no tool has its folder open. */
async function idle(): Promise<void> {
  await expect.poll(() => listOpenJobs(server.databaseUrl), { interval: 50 }).toEqual([]);
  await expect
    .poll(async () => (await listBytes(server)).filter((name) => name.startsWith('tool-')))
    .toEqual([]);
}

test('work that runs is stopped when its account goes', async () => {
  const leaver = await addMember(server);
  const running = Promise.withResolvers<void>();
  const start = { action: 'merge', file: null, inputs: [], options: {} };
  const ended = runOperation(server.ctx, leaver.id, start, async ({ signal }) => {
    running.resolve();
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  }).then(
    () => 'done',
    (error: unknown) => error,
  );
  await running.promise;
  expect((await leaver.call('users.deleteAccount', confirmed)).status).toBe(200);
  expect(await ended).toMatchObject({ code: expect.any(String) });
  expect(await findTraces(server.databaseUrl, [leaver.id])).toEqual({});
});
