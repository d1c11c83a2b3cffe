import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSigningIdentity } from '../sign/identity.ts';
import type { DocumentFile } from '../tool.ts';
import { annotate } from '../tools/annotate/annotate.ts';
import { annotateOptions } from '../tools/annotate/options.ts';
import { createForm } from '../tools/create-form/create-form.ts';
import { createFormOptions } from '../tools/create-form/options.ts';
import { render } from '../tools/render/render.ts';
import { renderOptions } from '../tools/render/options.ts';
import { sign } from '../tools/sign/sign.ts';
import { signOptions } from '../tools/sign/options.ts';
import { watermark } from '../tools/watermark/watermark.ts';
import { watermarkOptions } from '../tools/watermark/options.ts';
import { makeDocument } from './testing/make-document.ts';

const blank = (): DocumentFile[] => [
  { name: 'a.pdf', bytes: makeDocument({ pages: [{ content: '', rotate: 90 }] }) },
];

/** The part of the first page, as PDFium draws it, that is not white. */
async function inked(files: DocumentFile[]): Promise<number> {
  const { files: images } = await render(files, renderOptions.parse({ dpi: 72 }));
  const pixels = await sharp(images[0]!.bytes).greyscale().raw().toBuffer();
  return pixels.filter((pixel) => pixel < 250).length / pixels.length;
}

describe('PDFium draws', () => {
  it('nothing on a blank page', async () => {
    expect(await inked(blank())).toBe(0);
  });

  it('watermarks, notes, fields and signatures', async () => {
    const words = await watermark(blank(), watermarkOptions.parse({ text: 'سري 机密', opacity: 1 }));
    expect(await inked(words.files)).toBeGreaterThan(0.01);
    const box = { type: 'rectangle', x: 0, y: 0, width: 792, height: 306, fill: '#00ff00' };
    const notes = await annotate(blank(), annotateOptions.parse({ annotations: [box] }));
    expect(await inked(notes.files)).toBeCloseTo(0.5, 1);
    const lines = [
      { x: 0, y: 306, width: 396, height: 306 },
      { x: 396, y: 0, width: 396, height: 306 },
    ];
    for (const [mark, least] of [
      [{ type: 'highlight', x: 0, y: 0, width: 792, height: 612, lines }, 0.45],
      [{ type: 'ink', strokes: [lines], lineWidth: 100 }, 0.05],
      [{ type: 'note', x: 9, y: 9, text: 'Seen' }, 0.0005],
      [{ type: 'text', x: 9, y: 99, width: 700, text: 'Seen '.repeat(40) }, 0.003],
    ] as const) {
      const marked = await annotate(blank(), annotateOptions.parse({ annotations: [mark] }));
      expect(await inked(marked.files)).toBeGreaterThan(least);
    }
    const field = {
      type: 'text',
      name: 'a',
      x: 50,
      y: 50,
      width: 500,
      height: 200,
      default: 'สวัสดี '.repeat(40),
    };
    const form = await createForm(blank(), createFormOptions.parse({ formFields: [field] }));
    expect(await inked(form.files)).toBeGreaterThan(0.005);
    const identity = createSigningIdentity('A');
    const options = signOptions.parse({
      signatureData: { name: 'Signer' },
      identity,
      size: { width: 400, height: 200 },
    });
    expect(await inked((await sign(blank(), options)).files)).toBeGreaterThan(0.002);
  });
});
