import { describe, expect, it } from 'vitest';
import { makeTestPdf, pdfInfo, pdfToText, qpdfComplaints } from '../testing/index.ts';
import { outlineLines } from '../testing/reading.ts';
import { openRaw } from './open-raw.ts';
import { packDocument } from './pack.ts';
import { rewriteDocument, type Transform } from './rewrite.ts';
import type { PdfRef } from './values.ts';

const flip = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
const flipAll: Transform = { string: flip, stream: flip };

function flipped(bytes: Uint8Array, trailer = ''): Buffer {
  const document = openRaw(bytes);
  const links = ['Root', 'Info'].map((key) => `/${key} ${(document.trailer.get(key) as PdfRef).number} 0 R`);
  return rewriteDocument(document, { transform: flipAll, trailer: () => links.join('') + trailer });
}

describe('rewriting', () => {
  const sample = makeTestPdf({
    pages: [{ text: 'Plain words', ballast: 5000 }],
    outline: [{ title: 'A (nested) title', page: 0 }],
    info: { Title: 'Kept', Author: 'Zoë' },
  });

  it('passes each string and stream through once, and leaves all else', async () => {
    const hidden = flipped(sample);
    expect(hidden.includes('Plain words')).toBe(false);
    expect(outlineLines(hidden)).not.toEqual(outlineLines(sample));
    const back = flipped(hidden);
    expect(await qpdfComplaints(back)).toBe('');
    expect(await pdfToText(back)).toContain('Plain words');
    expect(await pdfInfo(back)).toMatchObject({ Title: 'Kept', Author: 'Zoë' });
    expect(outlineLines(back)).toEqual(['A (nested) title 1']);
  });

  it('takes objects out of object streams', async () => {
    const back = flipped(flipped(packDocument(sample)));
    expect(await qpdfComplaints(back)).toBe('');
    expect(outlineLines(back)).toEqual(['A (nested) title 1']);
  });

  it('adds objects, which the trailer can name', () => {
    const document = openRaw(sample);
    const root = (document.trailer.get('Root') as PdfRef).number;
    const bytes = rewriteDocument(document, {
      transform: { string: (string) => string, stream: (raw) => raw },
      add: ['<</Added true>>'],
      trailer: ([added]) => `/Root ${root} 0 R/Extra ${added} 0 R`,
    });
    const again = openRaw(bytes);
    expect(again.dict(again.trailer.get('Extra'))?.get('Added')).toBe(true);
  });
});
