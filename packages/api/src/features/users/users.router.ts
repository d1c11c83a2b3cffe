import { z } from 'zod';
import { memberProcedure, router } from '../../trpc.ts';
import { userSchema } from '../auth/auth.user.schema.ts';
import { updateProfileInput } from './users.schema.ts';
import { updateProfile } from './users.service.ts';

const tags = ['Users'];
const userAnswer = z.object({ user: userSchema });

export const usersRouter = router({
  profile: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/users/profile', tags, summary: 'Your account', protect: true },
    })
    .input(z.void())
    .output(userAnswer)
    .query(({ ctx }) => ({ user: ctx.member.user })),

  updateProfile: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/users/profile',
        tags,
        summary: 'Change name or email',
        protect: true,
      },
    })
    .input(updateProfileInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => ({ user: await updateProfile(ctx, input) })),
});
