import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

export const formFieldsOptions = z.object({
  password: documentPassword,
});
export type FormFieldsOptions = z.infer<typeof formFieldsOptions>;
