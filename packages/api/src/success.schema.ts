import { z } from 'zod';

/** The response of calls that return no data. */
export const success = z.object({ success: z.literal(true) });
