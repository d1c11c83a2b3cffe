import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { signBody } from '../../adapters/network/webhook-signature.ts';
import { isFromSheaf } from '../../testing/examples/check-webhook.ts';
import { addMember, PASSWORD } from '../../testing/members.ts';
import { pdfOfPages } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';

const EXAMPLES = join(import.meta.dirname, '../../testing/examples');
const page = await readFile(join(import.meta.dirname, '../../../../../docs/api.md'), 'utf8');
const blocks = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);

test('the code on the page is the code that is compiled', async () => {
  const names = ['sheaf-client.ts', 'merge-two.ts', 'check-webhook.ts'];
  expect(blocks).toEqual(await Promise.all(names.map((name) => readFile(join(EXAMPLES, name), 'utf8'))));
});

test('it runs as it stands: two files are put together, and a failure is read', async () => {
  const server = await startTestServer();
  onTestFinished(server.stop);
  const member = await addMember(server, 'pro');
  const { key } = (await member.call<{ key: string }>('apiKeys.create', { password: PASSWORD, name: 'docs' }))
    .body;
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-docs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [client = '', script = ''] = blocks;
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(folder, 'sheaf-client.ts'), client);
  await writeFile(join(folder, 'merge-two.ts'), script);
  await writeFile(join(folder, 'first.pdf'), pdfOfPages(['one']));
  await writeFile(join(folder, 'second.pdf'), pdfOfPages(['two', 'three']));
  const env = { ...process.env, SHEAF_URL: server.url, SHEAF_KEY: key };
  const { stdout } = await promisify(execFile)(process.execPath, ['merge-two.ts'], { cwd: folder, env });
  expect(stdout).toBe('both.pdf has 3 pages\n400 invalid_request\n');
  expect((await readFile(join(folder, 'both.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the check of a delivery takes what Sheaf signs, and nothing else', () => {
  const body = '{"id":"1","note":"ä"}';
  const signature = signBody('whsec_a', Buffer.from(body));
  expect(isFromSheaf('whsec_a', signature, body)).toBe(true);
  expect(isFromSheaf('whsec_b', signature, body)).toBe(false);
  expect(isFromSheaf('whsec_a', signature, `${body} `)).toBe(false);
  const old = signBody('whsec_a', Buffer.from(body), new Date(Date.now() - 400_000));
  expect(isFromSheaf('whsec_a', old, body)).toBe(false);
  for (const nonsense of ['', 't=1', 'v1=zz', 't=x,v1=00']) {
    expect(isFromSheaf('whsec_a', nonsense, body)).toBe(false);
  }
});
