import { users } from '@sheaf/db';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../job.ts';
import { drawUploadedDocument } from './files.drawing.service.ts';

const drawDocument = defineJob(
  'files.draw-document',
  z.object({ userId: z.uuid(), fileId: z.uuid() }),
  (ctx, { userId, fileId }) => drawUploadedDocument(ctx, userId, fileId),
);

export const drawingJobs = [drawDocument];

/** An account that goes meanwhile takes its jobs with it, or finds none written after it. */
export function enqueueDrawing(ctx: AppContext, file: { userId: string; fileId: string }): Promise<void> {
  return ctx.db.transaction().execute(async (trx) => {
    if (await users.holdMember(trx, file.userId)) await drawDocument.enqueue(ctx, trx, file);
  });
}
