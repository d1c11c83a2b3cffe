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
      openapi: { method: 'GET', path: '/files/trash', tags, summary: 'Files in the trash', protect: true },
    })
    .input(z.void())
    .output(z.object({ files: z.array(fileSchema.extend({ trashed_at: z.string() })) }))
    .query(async ({ ctx }) => ({ files: await files.listTrash(ctx) })),

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
    .mutation(async ({ ctx, input }) => ({ file: await files.restoreFile(ctx, input.id) })),

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
      else await files.trashFile(ctx, input.id);
      return { success: true };
    }),
});
