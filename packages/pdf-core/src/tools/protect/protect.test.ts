import { describe, expect, it } from 'vitest';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { qpdfComplaints, runPeer } from '../../testing/index.ts';
import { protect } from './protect.ts';
import { protectOptions } from './options.ts';
import { unlock } from '../unlock/unlock.ts';
import { unlockOptions } from '../unlock/options.ts';

const SECRET = 'pa(ss) wörd';

const sample: SampleDocument = {
  objects: [
    '<< /Title (Nested \\(string\\) \\063) /Hex <48 65 6C> /A [(x) << /B (y) >>] /Length (not a length) >>',
  ],
  catalog: '/Extra 10 0 R',
};

async function protectedWith(bytes: Uint8Array, options: object = {}): Promise<Uint8Array> {
  const { files } = await protect(
    [{ name: 'a.pdf', bytes }],
    protectOptions.parse({ password: SECRET, ...options }),
  );
  return files[0]!.bytes;
}

async function unlocked(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  const { files } = await unlock([{ name: 'a.pdf', bytes }], unlockOptions.parse({ password }));
  return files[0]!.bytes;
}

/** All objects and the sums of all streams, as qpdf reads them: what must survive. */
async function contentOf(bytes: Uint8Array, password = ''): Promise<string> {
  const args = [
    '--json=2',
    '--json-key=qpdf',
    '--json-stream-data=inline',
    '--decode-level=generalized',
    `--password=${password}`,
    'FILE',
  ];
  const { stdout } = await runPeer('qpdf', args, bytes);
  const { qpdf } = JSON.parse(stdout) as { qpdf: [unknown, Record<string, unknown>] };
  const objects = Object.entries(qpdf[1]).filter(
    ([name, object]) => name !== 'trailer' && !/"\/(ObjStm|XRef|Standard)"/.test(JSON.stringify(object)),
  );
  return JSON.stringify(objects).replace(/"\/Length":\d+,?/g, '');
}

describe('protect', () => {
  it.each([false, true])('encrypts with AES-256, and loses nothing (compressed: %s)', async (compressed) => {
    const bytes = makeDocument({ ...sample, compressed });
    const locked = await protectedWith(bytes);
    expect(await qpdfComplaints(locked, SECRET)).toBe('');
    const { stdout } = await runPeer('qpdf', ['--show-encryption', `--password=${SECRET}`, 'FILE'], locked);
    expect(stdout).toMatch(/R = 6[\s\S]*stream encryption method: AESv3/);
    expect(await contentOf(locked, SECRET)).toBe(await contentOf(bytes));
    const secrets = ['Page 1 body', 'Nested', '48656C'];
    expect(secrets.filter((secret) => Buffer.from(locked).includes(secret))).toEqual([]);
    expect((await runPeer('pdfinfo', ['FILE'], locked)).stderr).toContain('Incorrect password');
    expect((await runPeer('pdftotext', ['-upw', SECRET, 'FILE', '-'], locked)).stdout).toContain(
      'Page 1 body',
    );
    expect(await contentOf(await unlocked(locked, SECRET))).toBe(await contentOf(bytes));
  });

  it('sets the permissions that poppler then reports', async () => {
    const permissions = async (given: object) => {
      const locked = await protectedWith(makeDocument(), { permissions: given, ownerPassword: 'owner' });
      return (await runPeer('pdfinfo', ['-upw', SECRET, 'FILE'], locked)).stdout;
    };
    expect(await permissions({})).toContain('print:yes copy:yes change:yes addNotes:yes algorithm:AES-256');
    const none = { modifying: false, copying: false, annotating: false, printing: 'none' };
    expect(await permissions(none)).toContain('print:no copy:no change:no addNotes:no algorithm:AES-256');
    const locked = await protectedWith(makeDocument(), {
      permissions: {
        printing: 'low',
        fillingForms: false,
        documentAssembly: false,
        contentAccessibility: false,
      },
    });
    const { stdout } = await runPeer('qpdf', ['--show-encryption', `--password=${SECRET}`, 'FILE'], locked);
    for (const line of [
      'print low resolution: allowed',
      'print high resolution: not allowed',
      'modify forms: not allowed',
      'modify document assembly: not allowed',
      'modify annotations: allowed',
      'extract for accessibility: not allowed',
    ]) {
      expect(stdout).toContain(line);
    }
  });

  it('takes the owner password as well', async () => {
    const locked = await protectedWith(makeDocument(), { ownerPassword: 'owner' });
    expect(await qpdfComplaints(locked, 'owner')).toBe('');
    expect(await qpdfComplaints(await unlocked(locked, 'owner'))).toBe('');
  });

  it('keeps streams whose length stands elsewhere, and generations', async () => {
    const text = 'BT /F1 18 Tf 72 600 Td (Elsewhere) Tj ET';
    const objects = [`<< /Length 11 0 R >>\nstream\n${text}\nendstream`, String(text.length)];
    const locked = await protectedWith(makeDocument({ objects, pages: [{ entries: '/Other 10 0 R' }] }));
    expect(await qpdfComplaints(locked, SECRET)).toBe('');
    expect(await qpdfComplaints(await unlocked(locked, SECRET))).toBe('');
  });

  it('refuses what it cannot protect', async () => {
    await expect(protectedWith(Buffer.from('no document'))).rejects.toMatchObject({ code: 'corrupt' });
    await expect(protectedWith(await protectedWith(makeDocument()))).rejects.toMatchObject({
      code: 'encrypted',
    });
    expect(protectOptions.safeParse({ password: '' }).success).toBe(false);
    await expect(protectedWith(makeDocument(), { password: 'é'.repeat(100) })).rejects.toMatchObject({
      code: 'invalid_options',
    });
  });
});
