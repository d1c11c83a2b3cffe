import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { pdfInfo, runPeer } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { addPdf, bytesOf, type Made } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { complaintsOf, type Given, toolCalls, wordsOf } from '../../testing/tool-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type History = { history: Operation[] };
let server: TestServer;
let member: TestMember;
let given: Given;
let one: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'premium');
  one = await addPdf(server, member, ['Alpha', 'Beta', 'Gamma'], 'one.pdf');
  const two = await addPdf(server, member, ['Delta'], 'two.pdf');
  const picture = (await upload(server, member, pngFile(), 'dot.png')).body.file.id;
  given = { one, two, picture };
});
afterAll(() => server.stop());

const bytes = (made: Made) => bytesOf(server, member, made.file.id);
const text = async (made: Made) => wordsOf(await bytes(made));
const lastOperation = async (of = member) =>
  (await of.call<History>('users.history', { limit: 1 })).body.history[0]!;

describe('through REST', () => {
  let client: ApiClient;
  beforeAll(() => {
    client = restClient(server.url);
  });

  test.each(toolCalls)('%s', async (name, action, input, filename, check) => {
    const { status, body } = await client<Made>(`pdfTools.${name}`, input(given), member.token);
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.file).toMatchObject({ filename, type: expect.stringMatching(/pdf|zip/) });
    expect(await complaintsOf(body.file.type, await bytes(body))).toBe('');
    await check(await bytes(body), body);
    expect(await lastOperation()).toMatchObject({
      id: body.operationId,
      action,
      status: 'done',
      file_id: body.file.id,
      outputs: [{ id: body.file.id, filename, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      cost: { storageLimit: body.file.size },
    });
  });

  test('a document can be locked and unlocked, a form filled in, a signature verified, each with what the one before made', async () => {
    const call = async (name: string, input: object) => {
      const { body } = await client<Made & { fields: object[]; signatures: object[] }>(
        `pdfTools.${name}`,
        input,
        member.token,
      );
      expect(body.error).toBeUndefined();
      return body;
    };
    const locked = await call('protect', { fileId: one, password: 'x' });
    const unlocked = await call('unlock', { fileId: locked.file.id, password: 'x' });
    expect(await text(unlocked)).toBe('Alpha Beta Gamma');
    const form = await call('createForm', {
      fileId: unlocked.file.id,
      formFields: [{ type: 'text', name: 'who', x: 50, y: 50 }],
    });
    const filled = await call('fillForm', { fileId: form.file.id, fields: { who: 'Grace' } });
    expect((await call('formFields', { id: filled.file.id })).fields).toMatchObject([
      { name: 'who', value: 'Grace' },
    ]);
    const note = { type: 'note', x: 9, y: 9, text: 'Seen' };
    const both = { fileId: filled.file.id, annotations: [note], fields: { who: 'Hopper' } };
    const marked = await call('annotate', both);
    expect((await call('formFields', { id: marked.file.id })).fields).toMatchObject([
      { name: 'who', value: 'Hopper' },
    ]);
    const signed = await call('sign', { fileId: filled.file.id, signatureData: { name: 'Ada' } });
    expect((await call('signatures', { id: signed.file.id })).signatures).toMatchObject([
      { verdict: 'unchanged', coverage: 'whole', trust: { status: 'trusted' } },
    ]);
    const refilled = await call('fillForm', { fileId: signed.file.id, fields: { who: 'Grace Hopper' } });
    const [later] = (await call('signatures', { id: refilled.file.id })).signatures;
    expect(later).toMatchObject({
      verdict: 'permitted_changes',
      later: [
        {
          changes: expect.arrayContaining([
            expect.objectContaining({ kind: 'form_fill', page: 1, permitted: true }),
          ]),
        },
      ],
    });
    const look = { id: refilled.file.id, field: 'Signature1', page: 1, width: 200 };
    const pictures = await client<{ before: string; after: string }>(
      'pdfTools.signaturePictures',
      look,
      member.token,
    );
    for (const picture of [pictures.body.before, pictures.body.after])
      expect(Buffer.from(picture, 'base64').toString('latin1', 8, 12)).toBe('WEBP');
    expect(pictures.body.before).not.toBe(pictures.body.after);
  });

  test('the kind, contents and compressed size of a document are reported, and nothing is made', async () => {
    const before = (await lastOperation()).id;
    const info = await client<{ info: object }>('pdfTools.info', { id: one }, member.token);
    expect(info.body.info).toMatchObject({ name: 'one.pdf', pageCount: 3 });
    const analysis = await client<{ analysis: object }>('pdfTools.analyze', { id: one }, member.token);
    expect(analysis.body.analysis).toMatchObject({
      info: { pageCount: 3 },
      pages: [{ kind: 'text' }, {}, {}],
    });
    for (const [name, input] of [
      ['compressPreview', { fileId: one }],
      ['advancedCompressPreview', { fileId: one, options: { removeMetadata: true } }],
    ] as const) {
      const { body } = await client<{ candidates: object[] }>(`pdfTools.${name}`, input, member.token);
      expect(body.candidates).toMatchObject([{ compressionLevel: 'low', similarity: 1 }, {}, {}]);
    }
    const look = { fileId: one, quality: 0.5, page: 2, width: 120 };
    const { body } = await client<{ before: string; candidates: { picture: string }[] }>(
      'pdfTools.compressPreview',
      look,
      member.token,
    );
    for (const picture of [body.before, ...body.candidates.map((candidate) => candidate.picture)])
      expect(Buffer.from(picture, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    expect(body.candidates).toHaveLength(1);
    expect((await lastOperation()).id).toBe(before);
  });
});

test('a split answers with its zip, which is also kept', async () => {
  const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
  const split = (input: object, accept = '*/*') =>
    fetch(`${server.url}/api/pdf/split`, {
      method: 'POST',
      headers: { ...headers, accept },
      body: JSON.stringify(input),
    });
  const response = await split({ fileId: one, pages: '1-2,3', outputName: 'Teile "ä".pdf' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''Teile%20%22%C3%A4%22.zip");
  const zip = Buffer.from(await response.arrayBuffer());
  expect(zip.equals(await bytesOf(server, member, response.headers.get('x-file-id')!))).toBe(true);
  const { stdout } = await runPeer('unzip', ['-Z1', 'FILE'], zip);
  expect(stdout.trim().split('\n')).toHaveLength(2);
  const asJson = await split({ fileId: one }, 'application/json');
  expect(await asJson.json()).toMatchObject({ file: { filename: 'split.zip' }, parts: [{}, {}, {}] });
  const asFiles = await split({ fileId: one, pages: '1-2,3', outputFormat: 'pdf' });
  const parts = (await asFiles.json()) as { files: { id: string; filename: string }[] };
  expect(parts.files).toHaveLength(2);
  expect(await pdfInfo(await bytesOf(server, member, parts.files[0]!.id))).toMatchObject({ Pages: '2' });
  expect((await split({ fileId: one, pages: '9' })).status).toBe(400);
  expect((await split({ pages: '1' })).status).toBe(400);
});

test('a member’s own certificate signs, and a wrong passphrase is reported', async () => {
  const sign = (passphrase: string) =>
    member.call<Made>('pdfTools.sign', {
      fileId: one,
      signatureData: { name: 'Ada', certificate: 'bm90IGEgY2VydGlmaWNhdGU=', passphrase },
    });
  const { status, body } = await sign('x');
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});
