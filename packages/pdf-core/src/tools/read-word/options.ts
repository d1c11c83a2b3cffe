import { z } from 'zod';

export const readWordOptions = z.object({});

export type ReadWordOptions = z.infer<typeof readWordOptions>;
