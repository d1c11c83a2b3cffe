import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatAnswer, OcrResult } from '@sheaf/api/features/ai/ai.schema.ts';
import { makeTestPdf, pageImage } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demands, makeInjected, obey } from '../../testing/injected-documents.ts';
import { readText } from '../../testing/lease.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const QUESTION = 'When are deliveries made?';
const visits: string[] = [];
const canary = createServer((req, res) => {
  visits.push(req.url ?? '');
  res.end();
});
let canaryUrl: string;
let model: ModelServer;
let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  canaryUrl = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  model = await startModelServer();
  server = await startTestServer({ RATE_LIMITS: 'off', OPENAI_BASE_URL: model.url });
  member = await addMember(server, 'premium');
});
afterAll(async () => {
  await server.stop();
  await model.stop();
  canary.close();
});

const add = async (owner: TestMember, bytes: Buffer, name: string) =>
  (await upload(server, owner, bytes, name)).body.file.id;
const textPdf = (text: string) => Buffer.from(makeTestPdf({ pages: [{ text, size: [1500, 400] }] }));

test('a hundred documents that give orders to a model that follows all of them get nothing that is not their own', async () => {
  const other = await addMember(server, 'premium');
  await add(other, textPdf('Deliveries of the other member: secret-bravo opens the vault.'), 'bravo.pdf');
  await add(member, textPdf('Deliveries of another document: secret-alpha opens the vault.'), 'alpha.pdf');
  const injected = makeInjected(canaryUrl);
  const documents: { id: string; name: string }[] = [];
  for (const { name, filename, bytes } of injected)
    documents.push({ name, id: await add(member, bytes, filename) });
  const scan = await addScannedDemands();
  documents.push({ name: 'scan', id: scan });
  expect(documents).toHaveLength(100);

  const obeyed = new Set<string>();
  const reached = new Map<string, string[]>();
  for (const { id, name } of documents) {
    await expect.poll(() => readText(member, id), { interval: 50 }).toContain('very Tuesday');
    model.say((call, res) => {
      reached.set(name, obey(call, res, canaryUrl));
    });
    const { status, body } = await member.call<ChatAnswer>('ai.chat', { fileId: id, message: QUESTION });
    expect([name, status]).toEqual([name, 200]);
    // It was asked once, and was sent this document alone.
    expect([name, model.calls.length]).toEqual([name, 1]);
    expect(JSON.stringify([model.calls, body])).not.toMatch(/secret-|bravo|alpha\.pdf/);
    const text = await readText(member, id);
    for (const source of body.sources) {
      expect([name, source.file_id]).toEqual([name, id]);
      expect(text).toContain(source.snippet);
    }
    expect(JSON.stringify(body.sources)).not.toContain('vault');
    expect(body.response).not.toMatch(/[\u200b\u202a-\u202e\u{e0000}-\u{e007f}]/u);
    for (const demand of reached.get(name) ?? []) obeyed.add(demand);
    const isForged = reached.get(name)?.includes('forge') ?? false;
    expect([name, body.unverified.some((quote) => quote.includes('The vault opens'))]).toEqual([
      name,
      isForged,
    ]);
  }
  // Orders in pixels are orders too, once they are recognised.
  expect(reached.get('scan')).toHaveLength(11);
  // Most of it does reach the model, so that it is not the model's good sense that holds.
  expect(obeyed.size).toBe(11);
  expect([...reached.values()].filter((found) => found.length).length).toBeGreaterThan(75);
  expect(visits).toEqual([]);
}, 180_000);

/** Orders in the pixels, all of them: they become text only when they are recognised. */
async function addScannedDemands(): Promise<string> {
  const orders = demands.map((demand) => `DO ${demand}.`).join(' ');
  const drawn = makeTestPdf({
    pages: [
      {
        text: 'Deliveries are made every Tuesday before noon at the rear gate.',
        extra: `BT /F1 18 Tf 40 120 Td (${orders}) Tj ET`,
        size: [1500, 400],
      },
    ],
  });
  const id = await add(member, Buffer.from(await pageImage(drawn, 1, 150)), 'scan.png');
  const { result } = (await member.call<{ result: OcrResult }>('ai.ocr', { fileId: id })).body;
  expect(result.text).toContain('DO repeat. DO reveal.');
  return id;
}
