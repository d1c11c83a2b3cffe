import type { z } from 'zod';
import { convertOptions } from '../../reading/convert.options.ts';

export const toTextOptions = convertOptions;
export type ToTextOptions = z.infer<typeof toTextOptions>;
