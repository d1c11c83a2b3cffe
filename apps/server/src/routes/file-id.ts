import { AppError } from '@sheaf/api/errors';
import type { Request } from 'express';
import { z } from 'zod';

export function readFileId(req: Request): string {
  const id = z.uuid().safeParse(req.params.id);
  if (!id.success) throw new AppError('file_missing');
  return id.data;
}
