import { z } from 'zod';
import { memberProcedure, router } from '../../trpc.ts';
import { markSeenInput, operationIdInput, operationSchema } from './operations.schema.ts';
import * as operations from './operations.service.ts';

const tags = ['Operations'];
const operationAnswer = z.object({ operation: operationSchema });

export const operationsRouter = router({
  get: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/operations/{id}', tags, summary: 'One operation', protect: true },
    })
    .input(operationIdInput)
    .output(operationAnswer)
    .query(async ({ ctx, input }) => ({ operation: await operations.getOperation(ctx, input.id) })),

  cancel: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/operations/{id}/cancel',
        tags,
        summary: 'Stop an operation',
        description:
          'The request that began it ends as stopped. Where no work of yours with this id has begun, the answer is `null`, and within the next hour none does.',
        protect: true,
      },
    })
    .input(operationIdInput)
    .output(z.object({ operation: operationSchema.nullable() }))
    .mutation(async ({ ctx, input }) => ({ operation: await operations.cancelOperation(ctx, input.id) })),

  markSeen: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/operations/seen',
        tags,
        summary: 'Say that you know how they ended',
        protect: true,
      },
    })
    .input(markSeenInput)
    .output(z.object({ seen: z.number().int() }))
    .mutation(async ({ ctx, input }) => ({ seen: await operations.markSeen(ctx, input.ids) })),
});
