import { z } from 'zod';

const point = z.tuple([z.number(), z.number()]);

/** How a word stands on its page, in points as the page is seen: needed to lay it there as text. */
export const stand = z.object({
  /** Words of one line have one number. */
  line: z.number().int(),
  /** The piece of the line under the word, in the direction of reading. */
  from: point,
  to: point,
  /** How high the word is above its line. */
  rise: z.number(),
});
export type Stand = z.infer<typeof stand>;

export const knownWord = z.object({
  text: z.string().max(1000),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  stand: stand.optional(),
});
export type KnownWord = z.infer<typeof knownWord>;
