import { z } from 'zod';

export const formFieldsOptions = z.object({
  password: z.string().max(1000).optional().describe('The password of a protected document'),
});
export type FormFieldsOptions = z.infer<typeof formFieldsOptions>;
