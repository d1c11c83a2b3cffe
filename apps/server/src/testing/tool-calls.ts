import { outlineLines, pdfInfo, pdfToText, qpdfComplaints, runPeer } from '@sheaf/pdf-core/testing';
import { expect } from 'vitest';
import type { Made } from './made-files.ts';

/** Files to call the tools with: a document of three pages, one of one page, and a picture. */
export type Given = { one: string; two: string; picture: string };
type ToolCall = [
  name: string,
  action: string,
  input: (given: Given) => object,
  filename: string,
  check: (bytes: Buffer, made: Made) => Promise<void>,
];

export async function wordsOf(bytes: Buffer): Promise<string> {
  return (await pdfToText(bytes)).split(/\s+/).filter(Boolean).join(' ');
}

async function pagesOf(bytes: Buffer): Promise<string | undefined> {
  return (await pdfInfo(bytes)).Pages;
}

/** The complaints of qpdf; zips and locked documents are not checked. */
export async function complaintsOf(type: string, bytes: Buffer): Promise<string> {
  const isLocked = bytes.includes('/Encrypt');
  return type === 'application/pdf' && !isLocked ? qpdfComplaints(bytes) : '';
}

/** One call of each tool, its default name, and a check of its result. */
export const toolCalls: ToolCall[] = [
  [
    'merge',
    'merge',
    ({ one, two }) => ({ fileIds: [one, two] }),
    'merged.pdf',
    async (bytes, made) => {
      expect(await wordsOf(bytes)).toBe('Alpha Beta Gamma Delta');
      expect(made).toMatchObject({ pages: 4 });
    },
  ],
  [
    'compress',
    'compress',
    ({ one }) => ({ fileId: one, quality: 0.3 }),
    'compressed.pdf',
    async (bytes, made) => {
      expect(await wordsOf(bytes)).toBe('Alpha Beta Gamma');
      expect(made).toMatchObject({ compressionRatio: expect.any(Number), compressedSize: made.file.size });
    },
  ],
  [
    'imagesToPdf',
    'images-to-pdf',
    ({ picture }) => ({ fileIds: [picture, picture] }),
    'converted.pdf',
    async (bytes) => {
      expect(await pagesOf(bytes)).toBe('2');
    },
  ],
  [
    'advancedMerge',
    'advanced-merge',
    ({ one, two }) => ({
      fileIds: [two, one],
      options: {
        addTitlePage: true,
        titlePageContent: { title: 'Omega' },
        addWatermark: true,
        watermarkOptions: { text: 'SECRET', rotation: 0 },
      },
    }),
    'advanced-merged.pdf',
    async (bytes) => {
      expect(await wordsOf(bytes)).toMatch(/Omega.*Delta.*Alpha/);
      expect(await wordsOf(bytes)).toContain('SECRET');
    },
  ],
  [
    'advancedSplit',
    'advanced-split',
    ({ one }) => ({ fileId: one, options: { pagesPerFile: 2 } }),
    'one-split.zip',
    async (bytes, made) => {
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
      expect(made).toMatchObject({ parts: [{ pages: [1, 2] }, { pages: [3] }] });
    },
  ],
  [
    'advancedCompress',
    'advanced-compress',
    ({ one }) => ({ fileId: one, options: { compressionLevel: 'maximum', convertToGrayscale: true } }),
    'advanced-compressed.pdf',
    async (_bytes, made) => {
      expect(made).toMatchObject({ compressionStats: { compressedSize: made.file.size } });
    },
  ],
  [
    'advancedImagesToPdf',
    'advanced-images-to-pdf',
    ({ picture }) => ({ fileIds: [picture], options: { pageSize: 'A5', orientation: 'landscape' } }),
    'advanced-converted.pdf',
    async (bytes) => {
      expect((await pdfInfo(bytes))['Page size']).toMatch(/^595.* x 419/);
    },
  ],
  [
    'protect',
    'password-protect',
    ({ one }) => ({ fileId: one, password: 'open sesame', permissions: { printing: 'none' } }),
    'protected.pdf',
    async (bytes) => {
      const { stdout } = await runPeer('pdfinfo', ['-upw', 'open sesame', 'FILE'], bytes);
      expect(stdout).toMatch(/Encrypted:\s+yes \(print:no .*AES-256/);
    },
  ],
  [
    'createForm',
    'create-form',
    () => ({
      formFields: [{ type: 'text', name: 'who', x: 50, y: 700, default: 'Ada' }],
      pageSize: 'A5',
      options: { title: 'Form' },
    }),
    'form.pdf',
    async (bytes) => {
      expect(await pdfInfo(bytes)).toMatchObject({ Form: 'AcroForm', Title: 'Form' });
    },
  ],
  [
    'sign',
    'digital-sign',
    ({ one }) => ({ fileId: one, signatureData: { name: 'Ada Lovelace', reason: 'Approved' } }),
    'signed.pdf',
    async (bytes) => {
      const { stdout } = await runPeer('pdfsig', ['FILE'], bytes);
      expect(stdout).toMatch(/Signature Validation: Signature is Valid/);
      expect(stdout).toMatch(/Sheaf at localhost/);
    },
  ],
  [
    'annotate',
    'annotate',
    ({ one }) => ({ fileId: one, annotations: [{ type: 'text', x: 50, y: 50, text: 'Seen' }] }),
    'annotated.pdf',
    async (bytes) => {
      expect(await wordsOf(bytes)).toContain('Seen');
    },
  ],
  [
    'organize',
    'organize',
    ({ one }) => ({ fileId: one, pages: [{ page: 3, rotate: 90 }, { page: 1 }] }),
    'organized.pdf',
    async (bytes) => {
      expect(await wordsOf(bytes)).toBe('Gamma Alpha');
    },
  ],
  [
    'watermark',
    'watermark',
    ({ one }) => ({ fileId: one, text: 'DRAFT', rotation: 0 }),
    'watermarked.pdf',
    async (bytes) => {
      expect(await wordsOf(bytes)).toContain('DRAFT');
    },
  ],
  [
    'pageNumbers',
    'page-numbers',
    ({ one }) => ({ fileId: one, start: 41 }),
    'numbered.pdf',
    async (bytes) => {
      expect(await wordsOf(bytes)).toMatch(/41.*42.*43/);
    },
  ],
  [
    'bookmarks',
    'bookmarks',
    ({ one }) => ({ fileId: one }),
    'bookmarked.pdf',
    async (bytes, made) => {
      expect(outlineLines(bytes)).toEqual(['Alpha 1', 'Beta 2', 'Gamma 3']);
      expect(made).toMatchObject({ bookmarks: 3 });
    },
  ],
  [
    'flatten',
    'flatten',
    ({ one }) => ({ fileId: one }),
    'flattened.pdf',
    async (bytes) => {
      expect(await pagesOf(bytes)).toBe('3');
    },
  ],
];
