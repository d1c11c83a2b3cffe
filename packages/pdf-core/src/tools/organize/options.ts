import { z } from 'zod';

export const organizeOptions = z.object({
  pages: z
    .array(
      z.object({
        page: z.number().int().min(1).describe('Page of the document, counted from 1'),
        rotate: z
          .number()
          .multipleOf(90)
          .min(-270)
          .max(270)
          .default(0)
          .describe('Degrees to turn it clockwise'),
      }),
    )
    .min(1, 'fields.page_needed')
    .max(20_000)
    .describe('The pages of the result in order; a page that is not named is deleted'),
  outputName: z.string().max(255).default('organized.pdf').describe('The name of the result'),
});

export type OrganizeOptions = z.infer<typeof organizeOptions>;
