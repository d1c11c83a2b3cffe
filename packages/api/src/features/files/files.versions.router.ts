import { z } from 'zod';
import { success } from '../../success.schema.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { fileIdInput, fileSchema } from './files.schema.ts';
import { versionInput, versionsAnswer } from './files.versions.schema.ts';
import * as versions from './files.versions.service.ts';

const tags = ['Files'];

export const versionsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/files/{id}/versions',
        tags,
        summary: 'Versions of a file, newest first',
        protect: true,
      },
    })
    .input(fileIdInput)
    .output(versionsAnswer)
    .query(({ ctx, input }) => versions.listVersions(ctx, input.id)),

  restore: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/files/{id}/versions/{number}/restore',
        tags,
        summary: 'Make an earlier version the newest one',
        protect: true,
      },
    })
    .input(versionInput)
    .output(z.object({ file: fileSchema }))
    .mutation(async ({ ctx, input }) => ({
      file: await versions.restoreVersion(ctx, input.id, input.number),
    })),

  delete: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/files/{id}/versions/{number}',
        tags,
        summary: 'Delete an earlier version for good',
        protect: true,
      },
    })
    .input(versionInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await versions.deleteVersion(ctx, input.id, input.number);
      return { success: true };
    }),
});
