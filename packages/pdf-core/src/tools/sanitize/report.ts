import { z } from 'zod';
import { CARRIED_KINDS } from '../../hidden/carried/carried-kinds.options.ts';

const count = z.number().int();
const counted = z.array(z.object({ kind: z.enum([...CARRIED_KINDS, 'signatures']), count }));

export const sanitizeReport = z.object({
  total: count.describe('Things that were removed, of all kinds'),
  removed: counted.describe('What was removed, by kind'),
  left: counted.describe('What was to be removed and could not be'),
  hiddenWords: count.describe('Words that are still hidden on pages: redact takes them away'),
});
export type SanitizeReport = z.infer<typeof sanitizeReport>;
