import { z } from 'zod';
import { boxSchema } from '../ai/ai.schema.ts';
import { fileSchema } from '../files/files.schema.ts';
import { folderSchema } from '../folders/folders.schema.ts';

export const searchInput = z
  .object({
    q: z
      .string()
      .trim()
      .max(200)
      .describe('Words; the last one may be unfinished. "Quoted" ones stand in a row'),
    limit: z.coerce.number().int().min(1).max(50).default(12),
  })
  .strict();
export type SearchInput = z.infer<typeof searchInput>;

/** Letters to mark, never markup: from (included) to (not included). */
const marks = z.array(z.tuple([z.number().int(), z.number().int()]));

const passage = z
  .object({
    page: z.number().int().describe('From 1. A sheet of a workbook is a page'),
    label: z.string().nullable().describe('The name of the sheet'),
    text: z.string(),
    marks,
  })
  .meta({ id: 'Passage' });

export const searchAnswer = z.object({
  corrected: z
    .string()
    .nullable()
    .describe(
      'Where nothing is found as written: what was searched instead, with a letter changed in a word',
    ),
  files: z.array(
    z.object({
      file: fileSchema,
      match: z.enum(['name', 'tag', 'text']),
      marks: marks.describe('In the name of the file'),
      passage: passage.nullable(),
    }),
  ),
  folders: z.array(z.object({ folder: folderSchema.omit({ files: true }), marks })),
  similar: z
    .object({ files: z.array(fileSchema), folders: z.array(folderSchema.omit({ files: true })) })
    .describe('Where nothing is found: names that are nearly so, the nearest first'),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const meaningInput = z
  .object({
    q: z.string().trim().max(200).describe('A question, or what it is about, in any words'),
    limit: z.coerce.number().int().min(1).max(20).default(5),
  })
  .strict();
export type MeaningInput = z.infer<typeof meaningInput>;

const nearPassage = z
  .object({
    file: fileSchema,
    page: z.number().int().describe('From 1. A sheet of a workbook is a page'),
    label: z.string().nullable().describe('The name of the sheet'),
    quote: z.string().describe('The sentence that comes nearest, as it stands there'),
    text: z.string().describe('The quote, or what of a long one is worth showing'),
    marks: marks.describe('Words in the text that come near to what was asked'),
    score: z.number().describe('From 0 to 1; passages below a floor are left out'),
  })
  .meta({ id: 'NearPassage' });

export const meaningAnswer = z.object({
  passages: z
    .array(nearPassage)
    .describe('The nearest first. What the exact search shows of the same page is left out'),
  byWords: z
    .number()
    .int()
    .describe('Files in a language whose meaning is not known: their words were compared'),
  waiting: z.number().int().describe('Files with text that is not searched by meaning yet'),
});
export type MeaningAnswer = z.infer<typeof meaningAnswer>;

export const placeInput = z
  .object({
    fileId: z.uuid(),
    page: z.coerce.number().int().min(1),
    quote: z.string().min(1).max(4000),
  })
  .strict();
export type PlaceInput = z.infer<typeof placeInput>;

export const placeAnswer = z.object({
  boxes: z
    .array(boxSchema)
    .describe(
      'A box a line: points from the lower left of the page as it is seen. None where it is not known',
    ),
});
export type PlaceAnswer = z.infer<typeof placeAnswer>;
