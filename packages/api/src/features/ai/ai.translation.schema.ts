import { z } from 'zod';
import { operationId } from '../operations/operations.schema.ts';
import { claimSchema } from './ai.claims.schema.ts';

/** Without extensions, which no client supports. */
function isLanguageTag(tag: string): boolean {
  try {
    return !/-.(?:-|$)/.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
export const translateInput = z
  .object({
    text: z.string().trim().min(1, 'fields.text_needed').max(20_000),
    targetLanguage: z
      .string()
      .trim()
      .refine(isLanguageTag, 'fields.language_tag_format')
      .default('en')
      .describe('A language tag, like de or pt-BR'),
    operationId,
  })
  .strict();

export const translationSchema = z
  .object({
    text: z.string(),
    targetLanguage: z.string(),
    unverified_claims: z
      .array(claimSchema)
      .describe('Numbers and dates of the translation that the text does not have'),
  })
  .meta({ id: 'Translation' });
export type Translation = z.infer<typeof translationSchema>;
