import { z } from 'zod';
import { writtenKinds } from '../../codes/code-kinds.options.ts';
import { placeOptions } from '../../stamp/place.options.ts';
import { documentPassword } from '../option-form.ts';

export const addCodeOptions = z.object({
  kind: z.enum(writtenKinds).default('qr').describe('The kind of code'),
  text: z
    .string()
    .min(1, 'fields.text_needed')
    .max(8000)
    .describe('What the code says; {page}, {pages}, {file} and {date} are filled in'),
  ...placeOptions,
  width: placeOptions.width.default(20),
  label: z.boolean().default(true).describe('Write the text below bars, for people'),
  password: documentPassword,
  outputName: z.string().max(255).default('with-code.pdf').describe('The name of the result'),
});
export type AddCodeOptions = z.infer<typeof addCodeOptions>;
