import { z } from 'zod';
import { success } from '../../success.schema.ts';
import { personProcedure } from '../../trpc.ts';
import { deviceSchema, revokeSessionInput } from './auth.schema.ts';
import * as auth from './auth.service.ts';

const tags = ['Auth'];

export const deviceProcedures = {
  sessions: personProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/sessions',
        tags,
        summary: 'Where you are signed in',
        protect: true,
      },
    })
    .input(z.void())
    .output(z.object({ sessions: z.array(deviceSchema) }))
    .query(async ({ ctx }) => ({ sessions: await auth.listDevices(ctx) })),

  revokeSession: personProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions/{id}',
        tags,
        summary: 'Sign a device out',
        protect: true,
      },
    })
    .input(revokeSessionInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await auth.revokeDevice(ctx, input.id);
      return { success: true };
    }),

  revokeOtherSessions: personProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions',
        tags,
        summary: 'Sign all other devices out',
        protect: true,
      },
    })
    .input(z.void())
    .output(success)
    .mutation(async ({ ctx }) => {
      await auth.revokeOtherDevices(ctx);
      return { success: true };
    }),
};
