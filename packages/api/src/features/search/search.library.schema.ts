import { z } from 'zod';
import { madeBy, operationId } from '../operations/operations.schema.ts';
import { isTimeZone } from '../../time-zone.schema.ts';

export const askLibraryInput = z
  .object({
    question: z
      .string()
      .trim()
      .min(1, 'fields.message_needed')
      .max(500, 'fields.message_too_long')
      .describe('A question that each file is asked')
      .meta({ examples: ['Which contracts end this year?', 'What did we pay for heating in 2025?'] }),
    folderId: z.uuid().optional().describe('Only the files in this folder and in those within it'),
    timeZone: z
      .string()
      .max(100)
      .refine(isTimeZone, 'fields.time_zone_unknown')
      .default('UTC')
      .describe('Where `this year` is counted'),
    operationId,
  })
  .strict();

const day = z.string().describe('YYYY-MM-DD');
const valueSchema = z.object({
  text: z.string().describe('As it stands in the file'),
  date: day.optional().describe('The day, YYYY-MM-DD, where it is certain'),
  amount: z.number().optional().describe('The sum as a number, where it is certain'),
  currency: z.string().optional().describe('Like EUR, or the sign where several currencies share it'),
});

const rowSchema = z
  .object({
    file: z.object({ id: z.uuid(), filename: z.string(), type: z.string() }),
    outcome: z.enum(['answered', 'closest']).describe('`closest`: the nearest passage, which may not answer'),
    fit: z
      .enum(['yes', 'maybe', 'no'])
      .describe('Whether the value meets the condition of the question; `yes` where there is no condition'),
    value: valueSchema.optional(),
    quote: z.string().describe('As it stands there'),
    page: z.number().int().describe('From 1. A sheet of a workbook is a page'),
    label: z.string().nullable().describe('The name of the sheet'),
    confidence: z.number().describe('From 0 to 1'),
  })
  .meta({ id: 'LibraryRow' });
export type LibraryRow = z.infer<typeof rowSchema>;

const unreadFile = z.object({
  id: z.uuid(),
  filename: z.string(),
  type: z.string(),
  pages: z.number().int().nullable(),
  unread_pages: z.number().int().nullable().describe('Pages without text of their own'),
});

export const libraryAnswerSchema = z
  .object({
    rows: z.array(rowSchema).describe('One per file: those that answer first'),
    condition: z
      .object({
        from: day.optional(),
        to: day.optional(),
        least: z.number().optional(),
        most: z.number().optional(),
        currency: z.string().optional(),
      })
      .nullable()
      .describe('What the question asks of the value'),
    sum: z
      .object({ amount: z.number(), currency: z.string(), fileIds: z.array(z.uuid()) })
      .nullable()
      .describe('Of the answers that meet the condition, where all name the same currency'),
    counts: z.object({
      files: z.number().int().describe('Files in the library or the folder'),
      searched: z.number().int().describe('Files whose passages were compared with the question'),
      lookedAt: z.number().int().describe('The nearest files, which were read for the answer'),
      unread: z.number().int().describe('Scans and pictures without text: OCR has yet to be run'),
      partly: z.number().int().describe('Files of which some pages have no text'),
      pending: z.number().int().describe('Files that are still being read'),
      failed: z.number().int().describe('Files that cannot be read'),
    }),
    unread: z.array(unreadFile).describe('The newest files of which pages have no text'),
    operationId: madeBy,
  })
  .meta({ id: 'LibraryAnswer' });
export type LibraryAnswer = z.infer<typeof libraryAnswerSchema>;
