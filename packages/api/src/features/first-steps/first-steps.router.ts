import { z } from 'zod';
import { memberProcedure, router } from '../../trpc.ts';
import { firstStepsSchema, samplesSchema } from './first-steps.schema.ts';
import { addSamples, readFirstSteps } from './first-steps.service.ts';

const tags = ['Users'];

export const firstStepsRouter = router({
  read: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/first-steps',
        tags,
        summary: 'What you have done so far, for a beginning',
        protect: true,
      },
    })
    .input(z.void())
    .output(z.object({ steps: firstStepsSchema }))
    .query(async ({ ctx }) => ({ steps: await readFirstSteps(ctx) })),

  addSamples: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/first-steps/samples',
        tags,
        summary: 'Put the sample documents among your files, once',
        protect: true,
      },
    })
    .input(z.void())
    .output(samplesSchema)
    .mutation(({ ctx }) => addSamples(ctx)),
});
