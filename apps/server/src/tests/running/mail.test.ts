import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '@sheaf/api/mail';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createOutbox, listOutbox } from '../../adapters/network/mail-outbox.ts';
import { createSmtpMailer } from '../../adapters/network/mail-smtp.ts';

const letter: Mail = {
  to: 'nora@example.org',
  subject: 'Grüße',
  text: 'A link: https://sheaf.example/x',
  html: '<p>A link</p>',
};
const FROM = 'Sheaf <sheaf@example.org>';
const sender = async () => FROM;
type Setup = { mailer: { send(mail: Mail): Promise<unknown> }; received(): Promise<string[]> };

/** Every implementation of the port is held to the same emails; `received` is what arrived, as readable text. */
const implementations: Record<string, () => Promise<Setup>> = {
  async smtp() {
    const letters: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk) => chunks.push(chunk));
        stream.on('end', () => {
          letters.push(decodeEmail(Buffer.concat(chunks).toString()));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    return { mailer: createSmtpMailer(`smtp://127.0.0.1:${port}`, sender), received: async () => letters };
  },
  async outbox() {
    const folder = await mkdtemp(join(tmpdir(), 'sheaf-outbox-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const received = async () =>
      (await listOutbox(folder))
        .toReversed()
        .map(
          (mail) =>
            `From: ${mail.from}\nTo: ${mail.to}\nSubject: ${mail.subject}\n${mail.text}\n${mail.html}`,
        );
    return { mailer: createOutbox(folder, sender), received };
  },
};

describe.each(Object.entries(implementations))('%s', (_name, setUp) => {
  test('an email arrives as it was written', async () => {
    const { mailer, received } = await setUp();
    await mailer.send(letter);
    const [arrived = ''] = await received();
    for (const part of [FROM, letter.to, 'Grüße', letter.text, letter.html]) expect(arrived).toContain(part);
  });
});

test('a line break in the subject makes no header', async () => {
  const { mailer, received } = await implementations.smtp!();
  await mailer.send({ ...letter, subject: 'Hello\r\nBcc: everyone@example.org' });
  const [arrived = ''] = await received();
  expect(arrived).toContain('Subject: Hello');
  expect(arrived).not.toMatch(/^Bcc:/m);
});

test('a mail server that is away is an error, so that the job is tried again', async () => {
  await expect(
    createSmtpMailer('smtp://127.0.0.1:9', sender).send({ to: 'a@b.co', subject: '', text: '', html: '' }),
  ).rejects.toThrow('ECONNREFUSED');
});

/** Undoes the transfer encodings, enough to read what a person would. */
function decodeEmail(raw: string): string {
  return raw
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => decodeQuoted(word.replaceAll('_', ' ')))
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString());
}

function decodeQuoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}
