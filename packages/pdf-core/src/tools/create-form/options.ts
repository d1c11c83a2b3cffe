import { z } from 'zod';

export const PAGE_SIZES = ['A4', 'Letter', 'Legal', 'A3', 'A5'] as const;

const length = z.number().min(0).max(14_400);

const formField = z.object({
  type: z
    .enum(['text', 'checkbox', 'radio', 'dropdown', 'button', 'date', 'signature'])
    .describe('What kind of field it is'),
  name: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(/^[^.]*$/, 'fields.field_name_dots')
    .describe('Its name, unlike any other'),
  label: z.string().max(500).default('').describe('The words beside it'),
  page: z.number().int().min(1).max(200).default(1).describe('The page it stands on'),
  x: length.describe('Its left edge, in points from the left of the page'),
  y: length.describe('Its lower edge, in points from the bottom of the page'),
  width: z.number().min(4).max(14_400).default(200).describe('Its width in points'),
  height: z.number().min(4).max(14_400).default(20).describe('Its height in points; radio buttons share it'),
  options: z
    .array(z.string().min(1).max(500))
    .max(500)
    .default([])
    .describe('What can be chosen: for radio and dropdown'),
  required: z.boolean().default(false).describe('Whether it must be filled in'),
  default: z
    .union([z.string().max(20_000), z.boolean()])
    .optional()
    .describe('What it holds at first'),
});
export type NewField = z.infer<typeof formField>;

export const createFormOptions = z.object({
  formFields: z
    .array(formField)
    .min(1)
    .max(2000)
    .describe('The fields, each with a place on a page')
    .refine(
      (fields) => new Set(fields.map((field) => field.name)).size === fields.length,
      'fields.field_names_differ',
    )
    .refine(
      (fields) =>
        fields.every(({ type, options }) => options.length > 0 || (type !== 'radio' && type !== 'dropdown')),
      'fields.choice_needs_options',
    ),
  pageSize: z.enum(PAGE_SIZES).default('A4').describe('The size of the pages'),
  title: z.string().max(2000).default('').describe("The document's title"),
  outputName: z.string().max(255).default('form.pdf').describe('The name of the result'),
});
export type CreateFormOptions = z.infer<typeof createFormOptions>;
