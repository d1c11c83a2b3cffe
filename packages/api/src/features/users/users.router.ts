import { z } from 'zod';
import { paginationSchema } from '../../paging.schema.ts';
import { success } from '../../success.schema.ts';
import { memberProcedure, newcomerProcedure, router } from '../../trpc.ts';
import { userSchema } from '../auth/auth.user.schema.ts';
import { historyInput, operationSchema } from '../operations/operations.schema.ts';
import { listHistory } from '../operations/operations.service.ts';
import { deleteAccount } from './users.deletion.service.ts';
import { deleteAccountInput, updateProfileInput, userStatsSchema } from './users.schema.ts';
import { updateProfile } from './users.service.ts';
import { readStats } from './users.stats.service.ts';

const tags = ['Users'];
const userAnswer = z.object({ user: userSchema });

export const usersRouter = router({
  profile: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/users/profile', tags, summary: 'Your account', protect: true },
      unverified: true,
    })
    .input(z.void())
    .output(userAnswer)
    .query(({ ctx }) => ({ user: ctx.member.user })),

  updateProfile: newcomerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/users/profile',
        tags,
        summary: 'Change name, email or language',
        protect: true,
      },
      demo: true,
    })
    .input(updateProfileInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => {
      const user = await updateProfile(ctx, input);
      // The page says what becomes of the email to the new address.
      if (input.email !== undefined) await ctx.mailer.probe();
      return { user };
    }),

  stats: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/users/stats',
        tags,
        summary: 'What you keep, and may',
        protect: true,
      },
    })
    .input(z.void())
    .output(z.object({ stats: userStatsSchema }))
    .query(async ({ ctx }) => ({ stats: await readStats(ctx) })),

  history: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/users/history',
        tags,
        summary: 'What you did, newest first',
        protect: true,
      },
    })
    .input(historyInput)
    .output(z.object({ history: z.array(operationSchema), pagination: paginationSchema }))
    .query(({ ctx, input }) => listHistory(ctx, input)),

  deleteAccount: newcomerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/users/account',
        tags,
        summary: 'Delete your account and everything in it',
        protect: true,
      },
    })
    .input(deleteAccountInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await deleteAccount(ctx, input.password);
      return { success: true };
    }),
});
