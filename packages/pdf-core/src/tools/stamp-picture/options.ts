import { z } from 'zod';
import { placeOptions } from '../../stamp/place.options.ts';
import { documentPassword, inForm } from '../option-form.ts';

export const stampPictureOptions = z.object({
  picture: z
    .string()
    .min(1)
    .max(15_000_000)
    .describe('The picture: PNG, JPEG, WebP, TIFF, GIF or BMP, in base64')
    .meta(inForm({ hidden: true })),
  ...placeOptions,
  opacity: z
    .number()
    .min(0.1)
    .max(1)
    .default(1)
    .describe('How strong it is: 0.1 (a breath) to 1 (as it is)')
    .meta(inForm({ slider: 0.1 })),
  layer: z
    .enum(['over', 'under'])
    .default('over')
    .describe('Whether it is over what the pages show, or under it as the background of letter paper is'),
  password: documentPassword,
  outputName: z.string().max(255).default('stamped.pdf').describe('The name of the result'),
});
export type StampPictureOptions = z.infer<typeof stampPictureOptions>;
