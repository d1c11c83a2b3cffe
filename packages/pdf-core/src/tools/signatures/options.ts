import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

export const signaturesOptions = z.object({
  password: documentPassword,
  anchors: z
    .string()
    .max(5_000_000)
    .optional()
    .describe(
      'Certificates that are trusted, in PEM or a file of them in base64: who they vouch for is believed',
    ),
  picture: z
    .object({
      field: z.string().max(1000),
      page: z.number().int().min(1),
      width: z.number().int().min(50).max(2000),
    })
    .optional()
    .describe(
      'Makes two pictures of a page instead: as the signature in this field covers it, and as it is now',
    ),
});
export type SignaturesOptions = z.infer<typeof signaturesOptions>;
