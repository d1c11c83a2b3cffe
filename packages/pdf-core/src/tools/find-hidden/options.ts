import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

export const findHiddenOptions = z.object({ password: documentPassword });
export type FindHiddenOptions = z.infer<typeof findHiddenOptions>;
