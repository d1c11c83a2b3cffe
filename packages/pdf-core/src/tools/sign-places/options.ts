import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

export const signPlacesOptions = z.object({ password: documentPassword });
export type SignPlacesOptions = z.infer<typeof signPlacesOptions>;
