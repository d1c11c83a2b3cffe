import type { AppContext } from '@sheaf/api/context';
import type { Request } from 'express';
import { createRequestContext } from './request-context.ts';

/** Bytes of JSON that anybody may send. */
export const USUAL_BODY = 1024 * 1024;
/** Tools are also given pictures of signatures, certificates and drawings; by members only. */
export const TOOL_BODY = 20 * 1024 * 1024;

/** Asked before the body is read: strangers cannot make the server read much. */
export async function isMember(ctx: AppContext, req: Request): Promise<boolean> {
  return (await createRequestContext(ctx, req)).member !== null;
}
