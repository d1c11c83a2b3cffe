import { z } from 'zod';

const property = z.string().max(2000).optional();

export const metadataOptions = z.object({
  title: property.describe('The title; an empty text removes it, absent it stays'),
  author: property.describe('Who wrote it; an empty text removes it'),
  subject: property.describe('What it is about; an empty text removes it'),
  keywords: property.describe('Words to find it by; an empty text removes them'),
  clear: z
    .boolean()
    .default(false)
    .describe('Remove all that the document says of itself first, programs and dates too'),
  outputName: z.string().max(255).default('with-metadata.pdf').describe('The name of the result'),
});
export type MetadataOptions = z.infer<typeof metadataOptions>;
