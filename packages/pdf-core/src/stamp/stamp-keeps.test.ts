import { describe, expect, it } from 'vitest';
import { makeDocument, type SampleDocument } from '../edit/testing/make-document.ts';
import { objectsJson } from '../edit/testing/seen-by-qpdf.ts';
import { createSigningIdentity } from '../sign/identity.ts';
import { signDocument } from '../sign/sign-document.ts';
import { pdfToText, qpdfComplaints, runPeer } from '../testing/index.ts';
import { pageNumberLook, watermarkLook, type StampPlan } from './plan.options.ts';
import { stampPages } from './stamp-pages.ts';

const number = (look: object = {}): StampPlan => ({ pageNumbers: pageNumberLook.parse(look) });
const words = (look: object = {}): StampPlan => ({ watermark: watermarkLook.parse(look) });

describe('what was there', () => {
  it.each([false, true])(
    'stays byte by byte, followed by an update (cross-reference stream: %s)',
    async (compressed) => {
      const document: SampleDocument = {
        compressed,
        pages: [{ entries: '/Annots [10 0 R]' }, {}],
        objects: ['<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest [102 0 R /Fit] >>'],
      };
      const before = makeDocument(document);
      const { bytes } = await stampPages(makeDocument(document), { ...words(), ...number() });
      expect(await qpdfComplaints(bytes)).toBe('');
      expect(Buffer.compare(bytes.subarray(0, before.length), before)).toBe(0);
      const stdout = await objectsJson(bytes);
      expect(stdout).toContain('/Link');
    },
  );

  it('is repaired when the cross-reference is wrong', async () => {
    const broken = Buffer.from(makeDocument())
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7');
    const { bytes } = await stampPages(Buffer.from(broken, 'latin1'), number({ start: 5 }));
    expect(await qpdfComplaints(bytes)).toBe('');
    expect((await pdfToText(bytes, 1)).trim().split(/\s+/)).toContain('5');
  });

  it('keeps its signatures valid', async () => {
    const claims = { name: 'A', time: new Date() };
    const place = { page: 1, position: { x: 0, y: 0 }, size: { width: 99, height: 40 } };
    const { bytes } = await signDocument(makeDocument(), {
      claims,
      identity: createSigningIdentity('A'),
      ...place,
    });
    const stamped = await stampPages(bytes, words());
    const { stdout } = await runPeer('pdfsig', ['FILE'], stamped.bytes);
    expect(stdout).toContain('Signature is Valid');
  });

  it('ends in a coded error when it is no document', async () => {
    await expect(stampPages(new Uint8Array(), number())).rejects.toMatchObject({ code: 'empty' });
    await expect(stampPages(Buffer.from('hello'), number())).rejects.toMatchObject({ code: 'corrupt' });
    const loop = makeDocument({ objects: ['<< /Type /Pages /Kids [2 0 R 10 0 R] >>'] });
    const looped = Buffer.from(loop).toString('latin1').replace('/Kids [100 0 R]', '/Kids [10 0 R ]');
    await expect(stampPages(Buffer.from(looped, 'latin1'), number())).rejects.toMatchObject({
      code: 'empty',
    });
  });
});
