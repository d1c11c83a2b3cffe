import { z } from 'zod';
import { memberProcedure, router } from '../../trpc.ts';
import { readOverview } from './usage.overview.service.ts';
import { usageOverviewInput, usageOverviewSchema } from './usage.schema.ts';

export const usageRouter = router({
  overview: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/usage/overview',
        tags: ['Users'],
        summary: 'What you used this month, by day, beside what you may',
        protect: true,
      },
    })
    .input(usageOverviewInput)
    .output(z.object({ overview: usageOverviewSchema }))
    .query(async ({ ctx, input }) => ({ overview: await readOverview(ctx, input) })),
});
