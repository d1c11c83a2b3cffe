import { z } from 'zod';

export const infoOptions = z.object({
  password: z.string().max(127).optional().describe('Password that opens the document'),
});

export type InfoOptions = z.infer<typeof infoOptions>;
