import { z } from 'zod';
import { success } from '../../success.schema.ts';
import { memberProcedure, router } from '../../trpc.ts';
import {
  createFolderInput,
  deleteFolderInput,
  folderIdInput,
  folderSchema,
  listFoldersInput,
  moveFilesInput,
  updateFolderInput,
} from './folders.schema.ts';
import { downloadInput, downloadLinkSchema } from './folders.download.schema.ts';
import { createDownload } from './folders.download.service.ts';
import * as folders from './folders.service.ts';
import { deleteTrashedFolder, restoreFolder, trashFolder } from './folders.trash.service.ts';

const tags = ['Folders'];
const folderAnswer = z.object({ folder: folderSchema });

export const foldersRouter = router({
  create: memberProcedure
    .meta({
      openapi: { method: 'POST', path: '/folders', tags, summary: 'Make a folder', protect: true },
      status: 201,
    })
    .input(createFolderInput)
    .output(folderAnswer)
    .mutation(async ({ ctx, input }) => ({ folder: await folders.createFolder(ctx, input) })),

  list: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/folders', tags, summary: 'Folders in a folder', protect: true },
    })
    .input(listFoldersInput)
    .output(z.object({ folders: z.array(folderSchema) }))
    .query(async ({ ctx, input }) => ({ folders: await folders.listFolders(ctx, input) })),

  moveFiles: memberProcedure
    .meta({
      openapi: { method: 'POST', path: '/folders/move-files', tags, summary: 'Move files', protect: true },
    })
    .input(moveFilesInput)
    .output(z.object({ moved: z.number().int() }))
    .mutation(async ({ ctx, input }) => ({ moved: await folders.moveFiles(ctx, input) })),

  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/folders/{id}',
        tags,
        summary: 'A folder and its path',
        protect: true,
      },
    })
    .input(folderIdInput)
    .output(folderAnswer.extend({ path: z.array(z.object({ id: z.uuid(), name: z.string() })) }))
    .query(({ ctx, input }) => folders.getFolder(ctx, input.id)),

  stats: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/folders/{id}/stats',
        tags,
        summary: 'What is in a folder',
        protect: true,
      },
    })
    .input(folderIdInput)
    .output(
      z.object({
        stats: z.object({
          fileCount: z.number().int(),
          folderCount: z.number().int(),
          totalSize: z.number().int(),
        }),
      }),
    )
    .query(async ({ ctx, input }) => ({ stats: await folders.readFolderStats(ctx, input.id) })),

  update: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/folders/{id}',
        tags,
        summary: 'Rename, colour or move',
        protect: true,
      },
    })
    .input(updateFolderInput)
    .output(folderAnswer)
    .mutation(async ({ ctx, input }) => ({ folder: await folders.updateFolder(ctx, input) })),

  restore: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/folders/{id}/restore',
        tags,
        summary: 'Out of the trash, with all that was in it',
        protect: true,
      },
    })
    .input(folderIdInput)
    .output(folderAnswer)
    .mutation(async ({ ctx, input }) => ({ folder: await restoreFolder(ctx, input.id) })),

  delete: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/folders/{id}',
        tags,
        summary: 'To the trash with all that is in it, or from there for good',
        protect: true,
      },
    })
    .input(deleteFolderInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      if (input.permanent) await deleteTrashedFolder(ctx, input.id);
      else await trashFolder(ctx, input.id, input.force);
      return { success: true };
    }),

  download: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/files/links',
        tags: ['Files'],
        summary: 'A link that saves files and folders, for five minutes',
        protect: true,
      },
    })
    .input(downloadInput)
    .output(downloadLinkSchema)
    .mutation(({ ctx, input }) => createDownload(ctx, input)),
});
