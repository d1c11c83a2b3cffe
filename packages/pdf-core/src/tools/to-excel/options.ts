import type { z } from 'zod';
import { convertOptions } from '../../reading/convert.options.ts';

export const toExcelOptions = convertOptions;
export type ToExcelOptions = z.infer<typeof toExcelOptions>;
