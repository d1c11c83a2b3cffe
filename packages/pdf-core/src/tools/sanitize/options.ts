import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

const choice = (isOn: boolean, what: string) => z.boolean().default(isOn).describe(what);

export const sanitizeOptions = z.object({
  metadata: choice(true, 'Remove author, programs, dates and other properties'),
  comments: choice(true, 'Remove notes, highlights, drawings and stamps over pages'),
  attachments: choice(true, 'Remove attached files'),
  scripts: choice(true, 'Remove scripts and actions that run'),
  layers: choice(true, 'Remove layers that are not shown, with what is on them'),
  form: z
    .enum(['keep', 'clear', 'flatten'])
    .default('keep')
    .describe('What is filled into fields: keep it, clear the fields, or make it part of the pages'),
  thumbnails: choice(true, 'Remove stored small pictures of pages'),
  private: choice(true, 'Remove data that programs keep for themselves'),
  links: choice(false, 'Remove links to addresses and other files'),
  password: documentPassword,
  outputName: z.string().max(255).default('sanitized.pdf').describe('The name of the result'),
});
export type SanitizeOptions = z.infer<typeof sanitizeOptions>;
