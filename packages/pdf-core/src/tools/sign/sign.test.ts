import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectsJson } from '../../edit/testing/seen-by-qpdf.ts';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { createSigningIdentity, type SigningIdentity } from '../../sign/identity.ts';
import { pageImage, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { createForm } from '../create-form/create-form.ts';
import { createFormOptions } from '../create-form/options.ts';
import { sign } from './sign.ts';
import { signOptions } from './options.ts';
import { signatures } from '../signatures/signatures.ts';

let identity: SigningIdentity;
beforeAll(() => {
  identity = createSigningIdentity('Zoë Łukasz');
});

async function signed(bytes: Uint8Array, data: object = {}, more: object = {}): Promise<Uint8Array> {
  const options = signOptions.parse({ signatureData: { name: 'Zoë Łukasz', ...data }, identity, ...more });
  const { files } = await sign([{ name: 'a.pdf', bytes }], options);
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return files[0]!.bytes;
}

const pdfsig = async (bytes: Uint8Array) => (await runPeer('pdfsig', ['FILE'], bytes)).stdout;
const verify = async (bytes: Uint8Array) =>
  (await signatures([{ name: 'a.pdf', bytes }], {})).report.signatures;

function withTemporaryFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-sign-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pkcs12(key: string[]): string {
  return withTemporaryFolder((folder) => {
    const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
    run(
      'req',
      '-x509',
      '-newkey',
      ...key,
      '-keyout',
      'k',
      '-out',
      'c',
      '-nodes',
      '-days',
      '9',
      '-subj',
      '/CN=Own Key/O=Acme',
    );
    run('pkcs12', '-export', '-inkey', 'k', '-in', 'c', '-out', 'p', '-passout', 'pass:sesame');
    return readFileSync(join(folder, 'p')).toString('base64');
  });
}

describe('sign', () => {
  it.each([false, true])(
    'makes a signature that poppler calls valid (compressed: %s)',
    async (compressed) => {
      const bytes = await signed(makeDocument({ compressed }), { reason: 'I agree', location: 'Kraków' });
      const answer = await pdfsig(bytes);
      expect(answer).toContain('Signature is Valid');
      expect(answer).toContain('Total document signed');
      expect(answer).toContain('ETSI.CAdES.detached');
      const [report] = await verify(bytes);
      expect(report).toMatchObject({
        signer: 'Zoë Łukasz',
        selfSigned: true,
        verdict: 'unchanged',
        coverage: 'whole',
        revision: 1,
      });
      expect(report).toMatchObject({ reason: 'I agree', location: 'Kraków' });
      expect(Math.abs(Date.parse(report?.time ?? '') - Date.now())).toBeLessThan(60_000);
    },
  );

  it('keeps an earlier signature valid when another is added', async () => {
    const first = await signed(makeDocument());
    const second = await signed(first, { name: 'Second' });
    expect((await pdfsig(second)).match(/Signature is Valid/g)).toHaveLength(2);
    expect(await verify(second)).toMatchObject([
      { verdict: 'permitted_changes', coverage: 'revision', revision: 1 },
      { verdict: 'unchanged', coverage: 'whole', revision: 2 },
    ]);
  });

  it('is broken by one changed byte, and by bytes that are left out', async () => {
    const bytes = Buffer.from(await signed(makeDocument()));
    const changed = Buffer.from(bytes);
    changed[bytes.indexOf('Page 1 body')] = 80 ^ 1;
    expect(await pdfsig(changed)).toContain('Digest Mismatch');
    expect(await verify(changed)).toMatchObject([
      { verdict: 'broken', problem: { code: 'digest_mismatch' } },
    ]);
    const [, , gapEnd = '', rest = ''] = /ByteRange ?\[(\d+) (\d+) (\d+) (\d+)/
      .exec(bytes.toString('latin1'))!
      .slice(1);
    const widened = bytes
      .toString('latin1')
      .replace(`${gapEnd} ${rest}`, `${Number(gapEnd) + 9} ${Number(rest) - 9}`);
    expect(await verify(Buffer.from(widened, 'latin1'))).toMatchObject([{ verdict: 'broken' }]);
  });

  it('shows name, reason, time and a picture at the place asked for, on turned pages too', async () => {
    const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    for (const rotate of [0, 90, 180, 270]) {
      const document: SampleDocument = { pages: [{ rotate, content: '', media: [0, 0, 400, 400] }] };
      const data = {
        name: '王小明',
        reason: 'Agreed',
        image: `data:image/png;base64,${red.toString('base64')}`,
      };
      const bytes = await signed(makeDocument(document), data, { position: { x: 40, y: 300 } });
      const text = await pdfToText(bytes);
      expect(text).toMatch(/王小明[\s\S]*Reason: Agreed[\s\S]*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\s+UTC/);
      const { data: pixels, info } = await sharp(await pageImage(bytes))
        .raw()
        .toBuffer({ resolveWithObject: true });
      // The picture stands in the left part of the box, whose middle is 335 points up: 65 from the top.
      const pixel = (65 * info.width + 75) * info.channels;
      expect([...pixels.subarray(pixel, pixel + 3)]).toEqual([255, 0, 0]);
    }
  });

  it('has the requested place and size, and reports where it was signed', async () => {
    const document = makeDocument({ pages: [{}, { media: [0, 0, 400, 400], content: '' }] });
    const data = { page: 2, location: 'Lisbon' };
    const place = { position: { x: 40, y: 300 }, size: { width: 300, height: 80 } };
    const bytes = await signed(document, data, place);
    expect(await pdfToText(bytes, 1)).not.toContain('Lisbon');
    expect(await pdfToText(bytes, 2)).toContain('Location: Lisbon');
    const { stdout } = await runPeer('mutool', ['show', 'FILE', 'pages/2/Annots/1/Rect'], bytes);
    expect(stdout.trim()).toBe('[ 40 300 340 380 ]');
  });

  it('signs with the certificate a signer brings, RSA or elliptic', async () => {
    for (const key of [['rsa:2048'], ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']]) {
      const certificate = pkcs12(key);
      const bytes = await signed(
        makeDocument(),
        { certificate, passphrase: 'sesame', name: 'Nora Feldt' },
        { identity: undefined },
      );
      expect(await pdfsig(bytes)).toContain('Signature is Valid');
      expect(await verify(bytes)).toMatchObject([
        { signer: 'Own Key', claimedName: 'Nora Feldt', verdict: 'unchanged' },
      ]);
      const wrong = signed(makeDocument(), { certificate, passphrase: 'wrong' });
      await expect(wrong).rejects.toMatchObject({
        code: 'invalid_options',
        reason: 'passphrase_wrong',
      });
    }
  });

  it('signs in a field that was made for it, once', async () => {
    const field = { type: 'signature', name: 'director', x: 50, y: 600, width: 200, height: 60 };
    const { files } = await createForm([], createFormOptions.parse({ formFields: [field] }));
    const bytes = await signed(files[0]!.bytes, { field: 'director', reason: 'In the box' });
    expect(await pdfsig(bytes)).toMatch(/Field Name: director[\s\S]*Signature is Valid/);
    expect(await pdfToText(bytes)).toContain('In the box');
    await expect(signed(bytes, { field: 'director' })).rejects.toMatchObject({ code: 'invalid_options' });
  });

  it('reports errors of the request', async () => {
    await expect(signed(makeDocument(), {}, { identity: undefined })).rejects.toMatchObject({
      code: 'invalid_options',
    });
    await expect(signed(makeDocument(), { page: 9 })).rejects.toMatchObject({ code: 'invalid_options' });
    await expect(signed(makeDocument(), { certificate: 'AAAA' })).rejects.toMatchObject({
      code: 'invalid_options',
    });
    await expect(signed(makeDocument(), { image: 'AAAA' })).rejects.toMatchObject({
      code: 'invalid_options',
    });
    await expect(signed(makeDocument(), { field: 'none' })).rejects.toMatchObject({
      code: 'invalid_options',
    });
  });

  it('takes hostile words as words', async () => {
    const hostile = ') >> /AA << /S /JavaScript /JS (x) >>\0\u202e\r\nendobj';
    const bytes = await signed(makeDocument(), { name: hostile, reason: hostile, location: hostile });
    expect(await pdfsig(bytes)).toContain('Signature is Valid');
    const stdout = await objectsJson(bytes);
    expect(stdout).not.toMatch(/"\/(AA|JS|JavaScript)"/);
  });
});
