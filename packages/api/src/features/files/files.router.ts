import { z } from 'zod';
import { paginationSchema } from '../../paging.schema.ts';
import { success } from '../../success.schema.ts';
import { memberProcedure, router } from '../../trpc.ts';
import {
  deleteFileInput,
  fileDetailsSchema,
  fileIdInput,
  fileSchema,
  getFileInput,
  listFilesInput,
  updateFileInput,
  waitingSchema,
} from './files.schema.ts';
import * as files from './files.service.ts';
import { listTrashInput, trashSchema } from './files.trash.answer.schema.ts';
import { listTrash, restoreFile, trashFile } from './files.trash.service.ts';
import { listWaiting } from './files.waiting.service.ts';

const tags = ['Files'];
const fileAnswer = z.object({ file: fileSchema });

export const filesRouter = router({
  list: memberProcedure
    .meta({ openapi: { method: 'GET', path: '/files', tags, summary: 'Your files', protect: true } })
    .input(listFilesInput)
    .output(z.object({ files: z.array(fileSchema), pagination: paginationSchema }))
    .query(({ ctx, input }) => files.listFiles(ctx, input)),

  trash: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/files/trash', tags, summary: 'What is in the trash', protect: true },
    })
    .input(listTrashInput)
    .output(trashSchema)
    .query(({ ctx, input }) => listTrash(ctx, input)),

  waiting: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/files/waiting', tags, summary: 'What waits for you', protect: true },
    })
    .input(z.void())
    .output(waitingSchema)
    .query(({ ctx }) => listWaiting(ctx)),

  get: memberProcedure
    .meta({ openapi: { method: 'GET', path: '/files/{id}', tags, summary: 'One file', protect: true } })
    .input(getFileInput)
    .output(z.object({ file: fileDetailsSchema }))
    .query(async ({ ctx, input }) => ({ file: await files.getFile(ctx, input.id, input.text) })),

  update: memberProcedure
    .meta({
      openapi: { method: 'PATCH', path: '/files/{id}', tags, summary: 'Rename, or set tags', protect: true },
    })
    .input(updateFileInput)
    .output(fileAnswer)
    .mutation(async ({ ctx, input }) => ({ file: await files.updateFile(ctx, input) })),

  restore: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/files/{id}/restore',
        tags,
        summary: 'Out of the trash',
        protect: true,
      },
    })
    .input(fileIdInput)
    .output(fileAnswer)
    .mutation(async ({ ctx, input }) => ({ file: await restoreFile(ctx, input.id) })),

  delete: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/files/{id}',
        tags,
        summary: 'To the trash, or for good',
        protect: true,
      },
    })
    .input(deleteFileInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      if (input.permanent) await files.deleteFile(ctx, input.id);
      else await trashFile(ctx, input.id);
      return { success: true };
    }),
});
