import { z } from 'zod';

/** The languages whose trained data comes with the product. */
export const SHIPPED_LANGUAGES = ['eng', 'deu', 'fra', 'spa'] as const;
export type ShippedLanguage = (typeof SHIPPED_LANGUAGES)[number];

/** One language or up to five, by the names that their trained data has. */
export const ocrLanguages = z
  .string()
  .regex(/^[A-Za-z_]{2,20}(\+[A-Za-z_]{2,20}){0,4}$/, 'fields.ocr_languages_format')
  .default('eng');
