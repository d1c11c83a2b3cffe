import { z } from 'zod';
import { paginationSchema } from '../../paging.schema.ts';
import { success } from '../../success.schema.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { previewBatch } from './batch.preview.service.ts';
import { retryBatch } from './batch.retry.service.ts';
import * as schema from './batch.schema.ts';
import * as batches from './batch.service.ts';
import { listCommonTemplates } from './batch.templates.ts';
import { cureBatchInput } from './batch.remedies.schema.ts';
import { runCured } from './batch.cure.service.ts';
import { runWithoutFailed } from './batch.without.service.ts';
import * as templates from './batch.templates.service.ts';

const protect = true;
const tags = ['Batch'];
const batchAnswer = z.object({ batch: schema.batchSchema });
const templateAnswer = z.object({ template: schema.templateSchema });
const templatesAnswer = z.object({ templates: z.array(schema.templateSchema) });

export const batchRouter = router({
  create: memberProcedure
    .meta({
      openapi: { method: 'POST', path: '/batch', tags, summary: 'Do several steps on many files', protect },
      status: 201,
    })
    .input(schema.createBatchInput)
    .output(batchAnswer)
    .mutation(async ({ ctx, input }) => ({ batch: await batches.createBatch(ctx, input) })),

  preview: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/batch/preview',
        tags,
        summary: 'What a batch would do and cost, without doing it',
        protect,
      },
    })
    .input(schema.previewBatchInput)
    .output(schema.previewAnswer)
    .mutation(({ ctx, input }) => previewBatch(ctx, input)),

  list: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/batch', tags, summary: 'Your batches, newest first', protect },
    })
    .input(schema.listBatchesInput)
    .output(z.object({ batches: z.array(schema.batchSchema), pagination: paginationSchema }))
    .query(({ ctx, input }) => batches.listBatches(ctx, input)),

  fromTemplate: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/batch/from-template',
        tags,
        summary: 'Start a batch from a template',
        protect,
      },
      status: 201,
    })
    .input(schema.fromTemplateInput)
    .output(batchAnswer)
    .mutation(async ({ ctx, input }) => ({ batch: await templates.createFromTemplate(ctx, input) })),

  commonTemplates: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/batch/templates/common',
        tags,
        summary: 'Templates that everybody has',
        protect,
      },
    })
    .output(templatesAnswer)
    .query(() => ({ templates: listCommonTemplates() })),

  templates: memberProcedure
    .meta({ openapi: { method: 'GET', path: '/batch/templates', tags, summary: 'Your templates', protect } })
    .output(templatesAnswer)
    .query(async ({ ctx }) => ({ templates: await templates.listOwnTemplates(ctx) })),

  template: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/batch/templates/{id}',
        tags,
        summary: 'One of your templates',
        protect,
      },
    })
    .input(schema.batchIdInput)
    .output(templateAnswer)
    .query(async ({ ctx, input }) => ({ template: await templates.getTemplate(ctx, input.id) })),

  saveTemplate: memberProcedure
    .meta({
      openapi: { method: 'POST', path: '/batch/templates', tags, summary: 'Keep a template', protect },
      status: 201,
    })
    .input(schema.saveTemplateInput)
    .output(templateAnswer)
    .mutation(async ({ ctx, input }) => ({ template: await templates.saveTemplate(ctx, input) })),

  deleteTemplate: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/batch/templates/{id}',
        tags,
        summary: 'Delete a template',
        protect,
      },
    })
    .input(schema.batchIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await templates.deleteTemplate(ctx, input.id);
      return { success: true as const };
    }),

  get: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/batch/{id}', tags, summary: 'A batch, file by file', protect },
    })
    .input(schema.batchIdInput)
    .output(z.object({ batch: schema.batchWithTasks }))
    .query(async ({ ctx, input }) => ({ batch: await batches.getBatch(ctx, input.id) })),

  progress: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/batch/{id}/progress', tags, summary: 'How far a batch is', protect },
    })
    .input(schema.batchIdInput)
    .output(schema.batchProgress)
    .query(({ ctx, input }) => batches.readProgress(ctx, input.id)),

  retry: memberProcedure
    .meta({
      openapi: { method: 'POST', path: '/batch/{id}/retry', tags, summary: 'Try again what failed', protect },
    })
    .input(schema.batchIdInput)
    .output(batchAnswer)
    .mutation(async ({ ctx, input }) => ({ batch: await retryBatch(ctx, input.id) })),

  runWithout: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/batch/{id}/run-without',
        tags,
        summary: 'Start the same steps as a new batch, without the files that failed',
        protect,
      },
      status: 201,
    })
    .input(schema.batchIdInput)
    .output(batchAnswer)
    .mutation(async ({ ctx, input }) => ({ batch: await runWithoutFailed(ctx, input.id) })),

  runCured: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/batch/{id}/run-cured',
        tags,
        summary:
          'Start the files that failed as a new batch, with OCR or unlocking before the step that failed',
        protect,
      },
      status: 201,
    })
    .input(cureBatchInput)
    .output(batchAnswer)
    .mutation(async ({ ctx, input }) => ({ batch: await runCured(ctx, input) })),

  delete: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/batch/{id}',
        tags,
        summary: 'Cancel a batch, or take one that has ended off the list',
        protect,
      },
    })
    .input(schema.batchIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await batches.cancelOrRemoveBatch(ctx, input.id);
      return { success: true as const };
    }),
});
