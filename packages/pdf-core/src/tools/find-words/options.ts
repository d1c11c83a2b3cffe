import { z } from 'zod';
import { searchShape } from '../redact/options.ts';

export const findWordsOptions = z.object(searchShape);
export type FindWordsOptions = z.infer<typeof findWordsOptions>;
