import { z } from 'zod';
import { leftOut } from '../left-out.ts';

const field = z
  .object({
    name: z.string(),
    label: z.string().optional(),
    type: z.enum(['text', 'checkbox', 'radio', 'dropdown', 'list', 'button', 'signature', 'unknown']),
    value: z.union([z.string(), z.boolean(), z.array(z.string())]),
    options: z.array(z.string()),
    required: z.boolean(),
    readOnly: z.boolean(),
    multiline: z.boolean(),
    maxLength: z.number().optional(),
    places: z.array(
      z.object({
        page: z.number().int(),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
        object: z.number().int().describe('The number of the object in the file that shows the field here'),
        tab: z.number().int().describe('Its place in the tab order of its page, counted from 1'),
      }),
    ),
  })
  .meta({ id: 'FormField' });

export const formFieldsReport = z.object({ fields: z.array(field), leftOut });
export type FieldReport = z.infer<typeof field>;
