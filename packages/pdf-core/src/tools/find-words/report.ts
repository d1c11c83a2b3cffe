import { z } from 'zod';
import { REDACTION_PATTERNS } from '../redact/options.ts';
import { PARTS } from '../notices.ts';

export const findWordsReport = z.object({
  finds: z
    .array(
      z.object({
        page: z.number().int(),
        kind: z.enum(['word', 'expression', ...REDACTION_PATTERNS]).describe('What found it'),
        text: z.string().describe('What was found'),
        before: z.string().describe('What stands before it'),
        after: z.string().describe('What stands after it'),
        boxes: z
          .array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }))
          .describe('Where it is seen, one box a line, in points from the lower left corner'),
      }),
    )
    .describe('What was found, page by page'),
  scannedPages: z.number().int().describe('Pages without text, whose pictures were read by OCR'),
  lost: z.array(z.enum(PARTS)).describe('What the document has that no redacted document keeps'),
});
export type FindWordsReport = z.infer<typeof findWordsReport>;
