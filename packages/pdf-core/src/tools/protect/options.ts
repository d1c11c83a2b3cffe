import { z } from 'zod';
import { inForm } from '../option-form.ts';

const allowed = z.boolean().default(true);

export const permissionsOptions = z.object({
  printing: z
    .enum(['none', 'low', 'high'])
    .default('high')
    .describe('Whether it may be printed, and how well'),
  modifying: allowed.describe('Whether its pages may be changed'),
  copying: allowed.describe('Whether text and pictures may be copied out'),
  annotating: allowed.describe('Whether notes may be added'),
  fillingForms: allowed.describe('Whether its forms may be filled in'),
  contentAccessibility: allowed.describe('Whether programs may read it aloud'),
  documentAssembly: allowed.describe('Whether pages may be inserted, turned or removed'),
});

export const protectOptions = z.object({
  password: z
    .string()
    .min(1)
    .max(127)
    .describe('The password that opens the document')
    .meta(inForm({ secret: true })),
  ownerPassword: z
    .string()
    .max(127)
    .optional()
    .describe('The password that lifts the restrictions; a secret nobody knows when absent')
    .meta(inForm({ secret: true })),
  permissions: permissionsOptions.prefault({}).describe('What those who open it may do'),
  outputName: z.string().max(255).default('protected.pdf').describe('The name of the result'),
});
export type ProtectOptions = z.infer<typeof protectOptions>;
