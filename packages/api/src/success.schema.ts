import { z } from 'zod';

/** The answer of calls that have nothing to tell but that they are done. */
export const success = z.object({ success: z.literal(true) });
