import { readSheetReport } from '@sheaf/pdf-core/tools/read-sheet/report.ts';
import { readWordReport } from '@sheaf/pdf-core/tools/read-word/report.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { sheetInput, wordInput } from './file-views.schema.ts';
import { readSheet, readWord } from './file-views.service.ts';

/** How files that are no PDFs look to their viewer. */
export const fileViewsRouter = router({
  sheet: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/files/{id}/sheet',
        tags: ['Files'],
        summary: 'A sheet of a spreadsheet, as its cells are shown',
        protect: true,
      },
    })
    .input(sheetInput)
    .output(readSheetReport)
    .query(({ ctx, input }) => readSheet(ctx, input)),

  word: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/files/{id}/word',
        tags: ['Files'],
        summary: 'A Word file: headings, paragraphs, lists, tables, links, notes and pictures',
        protect: true,
      },
    })
    .input(wordInput)
    .output(readWordReport)
    .query(({ ctx, input }) => readWord(ctx, input)),
});
