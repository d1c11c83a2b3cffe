import { z } from 'zod';
import { outputFormat } from '../../reading/convert.options.ts';
import { documentPassword } from '../option-form.ts';

export const extractAttachmentsOptions = z.object({ password: documentPassword, outputFormat });
export type ExtractAttachmentsOptions = z.infer<typeof extractAttachmentsOptions>;
