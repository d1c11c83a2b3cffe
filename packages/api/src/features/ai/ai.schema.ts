import { ocrLanguages, pageRanges, stand, summarizeOptions } from '@sheaf/pdf-core/options';
import { z } from 'zod';
import { flag } from '../../flag.schema.ts';
import { madeBy, operationId } from '../operations/operations.schema.ts';
import { claims, fallback } from './ai.claims.schema.ts';
import { MOST_ASKED } from './ai.most-asked.schema.ts';

const fileId = z.uuid();
export const summaryType = summarizeOptions.shape.summaryType.removeDefault();
export type SummaryType = z.infer<typeof summaryType>;

const language = ocrLanguages.describe('Language of the text, like eng or eng+deu');

export const fileInput = z.object({ fileId }).strict();
export const ocrInput = z
  .object({
    fileId,
    language,
    pages: pageRanges.optional().describe('Pages to read, like 1-3,5,8- (counted from 1); all when absent'),
    enhanceImage: z.boolean().default(true),
    operationId,
  })
  .strict();
export const ocrResultInput = z
  .object({
    fileId,
    words: flag.default(false).describe('With the place of each word'),
    pages: pageRanges.optional().describe('Pages, like 1-10 (counted from 1); all when absent'),
  })
  .strict();
export const correctionInput = z
  .object({
    fileId,
    page: z.number().int().min(1),
    word: z.number().int().min(0).describe('Its place among the words of the page, from 0'),
    text: z.string().trim().min(1, 'fields.word_blank').max(200),
  })
  .strict();
export const summarizeInput = z
  .object({ fileId, summaryType: summaryType.default('auto'), operationId })
  .strict();
export const embeddingsInput = z
  .object({
    fileId,
    chunkSize: z.number().int().min(200).max(4000).default(1000),
    overlap: z.number().int().min(0).max(1000).default(100),
  })
  .strict()
  .refine(({ chunkSize, overlap }) => overlap < chunkSize, {
    path: ['overlap'],
    message: 'fields.overlap_too_large',
  });
export const chatInput = z
  .object({
    fileId: fileId.optional(),
    fileIds: z
      .array(z.uuid())
      .max(MOST_ASKED - 1)
      .optional()
      .describe('More files to be asked beside the file or the folder'),
    folderId: z
      .uuid()
      .optional()
      .describe('All that lies in this folder and in those within it, instead of a file'),
    leaveOut: z.array(z.uuid()).max(MOST_ASKED).optional().describe('Files of the folder that are not asked'),
    message: z.string().trim().min(1, 'fields.message_needed').max(4000, 'fields.message_too_long'),
    sessionId: z.uuid().nullish(),
    operationId,
  })
  .strict()
  .refine((input) => Boolean(input.fileId) !== Boolean(input.folderId), {
    path: ['fileId'],
    message: 'fields.scope_needed_for_question',
  });
export type ChatInput = z.infer<typeof chatInput>;
export const sessionInput = z.object({ sessionId: z.uuid() }).strict();
export const idInput = z.object({ id: z.uuid() }).strict();
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const wordSchema = boxSchema.extend({ text: z.string(), confidence: z.number() });

const ocrPageSchema = z.object({
  page: z.number().int(),
  source: z.enum(['ocr', 'text', 'blank']).describe('Read, carried by the page already, or nothing there'),
  text: z.string(),
  confidence: z.number(),
  width: z.number(),
  height: z.number(),
  language: z.string().optional().describe('What the picture was read in, as asked or as it turned out'),
  otherLanguage: z.string().optional().describe('What the text seems to be in, but was not read in'),
  words: z.array(wordSchema).optional(),
});
export const ocrResultSchema = z
  .object({
    text: z.string(),
    confidence: z.number().describe('From 0 to 1'),
    pageCount: z.number().int(),
    language: z.string(),
    pages: z.array(ocrPageSchema),
  })
  .meta({ id: 'OcrResult' });
const placedWordSchema = wordSchema.extend({
  stand: stand
    .optional()
    .describe(
      'Its line, the piece of that line under it, and how high it stands: points from the upper left',
    ),
});
export const storedOcrResultSchema = ocrResultSchema
  .extend({
    pages: z.array(ocrPageSchema.extend({ words: z.array(placedWordSchema).optional() })),
  })
  .meta({ id: 'StoredOcrResult' });
export type StoredOcrResult = z.infer<typeof storedOcrResultSchema>;
export type OcrResult = z.infer<typeof ocrResultSchema>;

export const doubtfulWordSchema = z
  .object({
    page: z.number().int(),
    word: z.number().int().describe('Its place among the words of the page, from 0'),
    text: z.string(),
    confidence: z.number(),
    box: boxSchema.describe('Points from the lower left of the page as it is seen'),
  })
  .meta({ id: 'DoubtfulWord' });
export type DoubtfulWord = z.infer<typeof doubtfulWordSchema>;

export const summarySchema = z
  .object({
    id: z.uuid(),
    summary_type: summaryType,
    summary_text: z.string(),
    word_count: z.number().int(),
    sentences: z.array(
      z.object({
        text: z.string(),
        page: z.number().int(),
        section: z.string().optional().describe('The heading it stands under'),
        role: z.string().optional().describe('`question`, `method`, `result` or `ask`'),
        unverified_claims: claims.optional(),
      }),
    ),
    engine: z
      .string()
      .describe('`extracts`, `facts` of a bill or a sheet, or the language model that wrote it'),
    fallback,
    created_at: z.string(),
  })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof summarySchema>;

export const sourceSchema = z
  .object({
    file_id: z.uuid(),
    filename: z.string(),
    page: z.number().int(),
    label: z.string().optional().describe('The name of the sheet'),
    snippet: z.string().describe('As it stands there'),
    answer: z
      .string()
      .optional()
      .describe(
        'The part of the snippet that was asked for, where it can be told; of a table with the names of row and column',
      ),
    context: z.string().optional().describe('The passage around it, which holds it word for word'),
    score: z.number(),
    boxes: z
      .array(boxSchema)
      .optional()
      .describe('Where it stands, a box a line: points from the lower left of the page as it is seen'),
    sha256: z.string().optional().describe('Of the bytes that it was found in'),
    is_earlier: z
      .boolean()
      .optional()
      .describe(
        'The file has other bytes by now: the quote is of an earlier version, and has no place in this one',
      ),
  })
  .meta({ id: 'ChatSource' });
export type ChatSource = z.infer<typeof sourceSchema>;

export const outcomeSchema = z.enum(['answered', 'unsure', 'not_found']);
export const chatAnswerSchema = z
  .object({
    sessionId: z.uuid(),
    messageId: z.uuid(),
    response: z.string(),
    outcome: outcomeSchema,
    sources: z.array(sourceSchema),
    unverified: z.array(z.string()).describe('What the language model quoted and the documents do not say'),
    unverified_claims: claims,
    engine: z.string().describe('`quotes`, or the language model that wrote it'),
    fallback,
    operationId: madeBy,
  })
  .meta({ id: 'ChatAnswer' });
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

export const sessionSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    file_ids: z
      .array(z.uuid())
      .describe(
        'Files that were asked together, or beside a folder; none where it is about one, or about a folder alone',
      ),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'ChatSession' });

export const messageSchema = z
  .object({
    id: z.uuid(),
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    metadata: z.object({
      sources: z.array(sourceSchema).optional(),
      outcome: outcomeSchema.optional(),
      unverified: z.array(z.string()).optional(),
      unverified_claims: claims.optional(),
      fallback,
      engine: z.string().optional(),
    }),
    created_at: z.string(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof messageSchema>;

export const recommendationSchema = z
  .object({
    key: z.string().describe('Names the advice; `params` is what it is told'),
    params: z.record(z.string(), z.number()),
    title: z.string(),
    description: z.string(),
    priority: z.enum(['high', 'medium', 'low']),
    action: z.enum(['ocr', 'summarize', 'enable_chat', 'compress', 'unlock', 'sign', 'bookmarks']),
  })
  .meta({ id: 'Recommendation' });
export type Recommendation = z.infer<typeof recommendationSchema>;

const engineSchema = z.object({ provider: z.string(), model: z.string(), ready: z.boolean() });
export const statusSchema = z
  .object({
    embeddings: engineSchema,
    llm: engineSchema,
    ocr: z.object({ languages: z.array(z.string()) }),
  })
  .meta({ id: 'AiStatus' });
