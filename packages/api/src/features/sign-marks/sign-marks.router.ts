import { z } from 'zod';
import { success } from '../../success.schema.ts';
import { personProcedure, router } from '../../trpc.ts';
import { keepSignMarkInput, signMarkIdInput, signMarkSchema } from './sign-marks.schema.ts';
import { keepSignMark, listSignMarks, removeSignMark } from './sign-marks.service.ts';

const tags = ['Signatures'];
const path = '/users/sign-marks';

/** No key reads or leaves a signature: whoever has the picture could sign with it. */
export const signMarksRouter = router({
  list: personProcedure
    .meta({
      openapi: { method: 'GET', path, tags, summary: 'Signatures and initials that you keep', protect: true },
    })
    .input(z.void())
    .output(z.object({ marks: z.array(signMarkSchema) }))
    .query(async ({ ctx }) => ({ marks: await listSignMarks(ctx) })),

  keep: personProcedure
    .meta({ openapi: { method: 'POST', path, tags, summary: 'Keep a signature or initials', protect: true } })
    .input(keepSignMarkInput)
    .output(z.object({ mark: signMarkSchema }))
    .mutation(async ({ ctx, input }) => ({ mark: await keepSignMark(ctx, input) })),

  remove: personProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: `${path}/{id}`,
        tags,
        summary: 'Delete a signature or initials',
        protect: true,
      },
    })
    .input(signMarkIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await removeSignMark(ctx, input.id);
      return { success: true };
    }),
});
