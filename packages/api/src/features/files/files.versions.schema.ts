import { z } from 'zod';

export const versionInput = z
  .object({
    id: z.uuid(),
    number: z.coerce.number().int().min(1).max(2_147_483_647).describe('Of the version, from 1'),
  })
  .strict();

/** As it stands in an address; absent: the current version. */
export const versionQuery = z.coerce.number().int().min(1).max(2_147_483_647).optional();

export const versionSchema = z
  .object({
    number: z.number().int().describe('From 1; it counts up with each change of the bytes'),
    current: z.boolean(),
    source: z
      .string()
      .nullable()
      .describe('What made it: `upload`, `restore` or the id of a tool; null: how the file came to be'),
    restored_from: z
      .number()
      .int()
      .nullable()
      .describe('The version that was restored as this one; it has no entry of its own any more'),
    was: z
      .array(z.number().int())
      .describe('All numbers that these bytes had before they were restored, the latest first'),
    size: z.number().int().describe('Bytes'),
    type: z.string().describe('MIME type'),
    page_count: z.number().int().nullable(),
    created_at: z.string().describe('When these bytes became the file'),
    replaced_at: z.string().nullable().describe('When a newer version took their place; null: current'),
    ends_at: z.string().nullable().describe('When the rule deletes it at the latest; null: current'),
  })
  .meta({ id: 'FileVersion' });
export type Version = z.infer<typeof versionSchema>;

export const versionRuleSchema = z.object({
  kept: z.number().int().describe('So many earlier versions of each file are kept'),
  days: z.number().int().describe('For so many days after they were replaced'),
});
export type VersionRule = z.infer<typeof versionRuleSchema>;

export const versionsAnswer = z.object({ versions: z.array(versionSchema), rule: versionRuleSchema });
