import { z } from 'zod';

export const signaturesOptions = z.object({
  password: z.string().max(1000).optional().describe('The password of a protected document'),
});
export type SignaturesOptions = z.infer<typeof signaturesOptions>;
