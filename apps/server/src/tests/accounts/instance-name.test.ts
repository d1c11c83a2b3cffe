import { X509Certificate } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from '../../adapters/network/mail-smtp.ts';
import { createSender } from '../../adapters/network/mail-sender.ts';
import { addAdministrator, type TestMember } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const NAME = 'Nord, „Süd“ & Co';

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', MAIL_FROM: '' });
  admin = await addAdministrator(server);
  await admin.call('admin.saveSettings', { name: NAME });
});
afterAll(() => server.stop());

const read = (path: string) =>
  fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${admin.token}` } });

test('emails come from the instance under its name, in the outbox and by a mail server', async () => {
  await admin.call('auth.forgotPassword', { email: admin.email });
  const find = async () => (await server.ctx.outbox.list()).find(({ to }) => to === admin.email)?.from;
  await expect.poll(find).toBe(`${NAME} <sheaf@localhost>`);

  const letters: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (piece) => letters.push(String(piece)));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => smtp.close(() => resolve())));
  const { port } = smtp.server.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, createSender(server.ctx.db, undefined));
  await mailer.send({ to: 'ann@example.org', subject: 'Hello', text: 'Hello', html: '' });
  expect(letters.join()).toMatch(/^From: =\?UTF-8\?Q\?Nord.*\?=\s+<sheaf@localhost>\r?$/mu);
});

test('the API, downloads and certificates are called by the name of the instance', async () => {
  const { info } = (await (await read('/api/openapi.json')).json()) as { info: { title: string } };
  expect(info.title).toBe(NAME);
  const nameOf = async (path: string) => {
    const header = (await read(path)).headers.get('content-disposition') ?? '';
    return decodeURIComponent(/filename\*=UTF-8''(.*)$/u.exec(header)?.[1] ?? '');
  };
  const day = new Date().toISOString().slice(0, 10);
  expect(await nameOf('/api/users/export')).toBe(`nord-süd-co-export-${day}.zip`);
  expect(await nameOf('/api/admin/audit.csv')).toBe(`nord-süd-co-audit-${day}.csv`);
  const [certificate] = (await server.ctx.signing.readIdentity()).certificates;
  const { subject } = new X509Certificate(certificate!);
  expect(subject).toContain('O=Nord');
  expect(subject).not.toContain('Sheaf');
});
