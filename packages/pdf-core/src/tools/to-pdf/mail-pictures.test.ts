import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

function makeMail(html: string, ids: string[]): Buffer {
  const part = (head: string, body: string) => `--B\r\n${head}\r\n\r\n${body}\r\n`;
  const pictures = ids.map((id) => part(`Content-Type: image/png\r\nContent-ID: <${id}>`, 'x'));
  return Buffer.from(
    `From: a@b.c\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=B\r\n\r\n${part('Content-Type: text/html', html)}${pictures.join('')}--B--`,
  );
}

test('a picture is shown by its whole name, and listed where only a longer one is shown', async () => {
  const { pictures, files } = await readMail(makeMail('<img src="cid:sail10@x">', ['sail1', 'sail10@x']));
  expect([...pictures.keys()]).toEqual(['cid:sail10@x']);
  expect(files).toHaveLength(1);
});

test('a long message is not searched once for each of its attachments', async () => {
  const html = 'cid:k '.repeat(500_000);
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `k${n}`);
  const costOf = async (count: number) => {
    const bytes = makeMail(html, ids(count));
    const start = process.cpuUsage();
    await readMail(bytes);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  await costOf(1);
  const few = Math.min(await costOf(1), await costOf(1));
  const many = Math.min(await costOf(1500), await costOf(1500));
  expect(many / few).toBeLessThan(5);
}, 120_000);
