import { readSheetOptions } from '@sheaf/pdf-core/tools/read-sheet/options.ts';
import { z } from 'zod';
import { versionQuery } from '../files/files.versions.schema.ts';

const file = z
  .object({ id: z.uuid(), version: versionQuery.describe('An earlier version of the file') })
  .strict();

export const wordInput = file;

/** As it stands in an address. */
export const sheetInput = file.extend({
  sheet: z.coerce.number().int().min(1).max(20_000).default(1).describe('Which sheet, from 1'),
  language: readSheetOptions.shape.language,
});
