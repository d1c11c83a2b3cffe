import { z } from 'zod';
import { success } from '../../success.schema.ts';
import { newcomerProcedure, publicProcedure, router } from '../../trpc.ts';
import { userSchema } from '../auth/auth.user.schema.ts';
import { demoAnswer, keepDemoInput, openDemoInput } from './demo.schema.ts';
import { keepDemo, leaveDemo, openDemo, resetDemo } from './demo.service.ts';

const tags = ['Demo'];
const call = (method: 'POST' | 'DELETE', path: `/demo${string}`, summary: string) => ({
  openapi: { method, path, tags, summary, protect: true },
  demo: true,
});

export const demoRouter = router({
  open: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/demo',
        tags,
        summary: 'Open a demo account with sample documents, for a day',
      },
      status: 201,
    })
    .input(openDemoInput)
    .output(demoAnswer)
    .mutation(({ ctx, input }) => openDemo(ctx, input.language)),

  reset: newcomerProcedure
    .meta({ ...call('POST', '/demo/reset', 'Delete your demo account and open a new one'), status: 201 })
    .input(z.void())
    .output(demoAnswer)
    .mutation(({ ctx }) => resetDemo(ctx)),

  keep: newcomerProcedure
    .meta(call('POST', '/demo/keep', 'Turn your demo account into an account, with its files'))
    .input(keepDemoInput)
    .output(z.object({ user: userSchema }))
    .mutation(async ({ ctx, input }) => ({ user: await keepDemo(ctx, input) })),

  leave: newcomerProcedure
    .meta(call('DELETE', '/demo', 'Delete your demo account and everything in it'))
    .input(z.void())
    .output(success)
    .mutation(async ({ ctx }) => {
      await leaveDemo(ctx);
      return { success: true };
    }),
});
