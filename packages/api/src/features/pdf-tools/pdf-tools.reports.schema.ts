import { z } from 'zod';

// What is told of a document, as pdf-core's tools tell it.
const count = z.number().int();
const words = z.string().optional();

const bookmark = z
  .object({
    title: z.string(),
    page: count.optional(),
    get children() {
      return z.array(bookmark);
    },
  })
  .meta({ id: 'Bookmark' });

const infoSchema = z
  .object({
    name: z.string(),
    bytes: count,
    version: z.string(),
    pageCount: count,
    pages: z.array(
      z.object({
        page: count,
        label: z.string(),
        width: z.number().describe('Points'),
        height: z.number(),
        rotation: z.number(),
      }),
    ),
    metadata: z.object({
      title: words,
      author: words,
      subject: words,
      keywords: words,
      creator: words,
      producer: words,
      created: words,
      modified: words,
    }),
    language: words,
    tagged: z.boolean(),
    security: z
      .object({ method: z.string(), permissions: z.record(z.string(), z.union([z.string(), z.boolean()])) })
      .nullable(),
    repaired: z.boolean(),
    form: z.object({ kind: z.enum(['none', 'acroform', 'xfa']), fields: count }),
    signatures: count,
    outline: z.array(bookmark),
    attachments: z.array(z.string()),
    fonts: z.array(
      z.object({ name: z.string(), type: z.string(), embedded: z.boolean(), subset: z.boolean() }),
    ),
  })
  .meta({ id: 'DocumentInfo' });

const analysisSchema = z
  .object({
    info: infoSchema,
    pages: z.array(
      z.object({
        page: count,
        kind: z.enum(['text', 'scan', 'mixed', 'empty']),
        words: count,
        imageShare: z.number(),
      }),
    ),
    images: z.array(
      z.object({
        pages: z.array(count),
        width: z.number(),
        height: z.number(),
        dpi: z.number(),
        colorSpace: z.string(),
        bitsPerPixel: z.number(),
        filter: z.string(),
        bytes: z.number(),
      }),
    ),
    largestObjects: z.array(z.object({ number: count, what: z.string(), bytes: z.number() })),
    savings: z.object({
      bytes: z.number(),
      parts: z.array(z.object({ what: z.string(), bytes: z.number() })),
    }),
    warnings: z.array(z.object({ code: z.string(), message: z.string() })),
    accessibility: z.array(z.object({ check: z.string(), passed: z.boolean() })),
  })
  .meta({ id: 'DocumentAnalysis' });

const signatureSchema = z
  .object({
    field: z.string(),
    signer: z.string(),
    issuer: z.string(),
    selfSigned: z.boolean(),
    validFrom: words,
    validTo: words,
    time: words,
    reason: words,
    location: words,
    coverage: z.enum(['whole', 'revision', 'partial']),
    revision: count,
    valid: z.boolean(),
    problem: words,
  })
  .meta({ id: 'Signature' });

const fieldSchema = z
  .object({
    name: z.string(),
    label: words,
    type: z.enum(['text', 'checkbox', 'radio', 'dropdown', 'list', 'button', 'signature', 'unknown']),
    value: z.union([z.string(), z.boolean(), z.array(z.string())]),
    options: z.array(z.string()),
    required: z.boolean(),
    readOnly: z.boolean(),
    multiline: z.boolean(),
    maxLength: z.number().optional(),
    places: z.array(
      z.object({ page: count, x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
    ),
  })
  .meta({ id: 'FormField' });

const pagePicture = z.string().optional().describe('The page that was asked for: WebP in base64');

const candidateSchema = z.object({
  compressionLevel: z.string(),
  bytes: count,
  compressionRatio: z.number().describe('Percentage saved'),
  similarity: z.number().describe('How alike the pages look; 1 is identical'),
  picture: pagePicture,
});

export const infoAnswer = z.object({ info: infoSchema });
export const analysisAnswer = z.object({ analysis: analysisSchema });
export const signaturesAnswer = z.object({ signatures: z.array(signatureSchema) });
export const fieldsAnswer = z.object({ fields: z.array(fieldSchema) });
export const candidatesAnswer = z.object({
  originalSize: count,
  before: pagePicture,
  candidates: z.array(candidateSchema),
});

// What is told beside what was made.
export const drawn = { missingCharacters: z.array(z.string()).describe('Characters that no font has') };
export const saved = {
  compressionRatio: z.number().describe('Percentage saved'),
  originalSize: count,
  compressedSize: count,
};
export const parts = z.array(
  z.object({ name: z.string(), title: z.string(), pages: z.array(count), size: count }),
);
