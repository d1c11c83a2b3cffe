import type { AppContext } from '@sheaf/api/context';
import { bodyTooLarge } from '@sheaf/api/errors';
import { json, raw, type Request, type RequestHandler } from 'express';
import { createRequestContext } from './request-context.ts';
import { sendError } from './send-error.ts';

/** Bytes of JSON that anybody may send. */
export const USUAL_BODY = 1024 * 1024;
/** Tools are also given pictures of signatures, certificates and drawings; by members only. */
export const TOOL_BODY = 20 * 1024 * 1024;

/** Whether a tRPC path, of one call or of several, calls a tool by its id or by its own procedure. */
export function callsTool(path: string): boolean {
  return /(?:^|[/,])(?:pdfTools|tools)\./.test(path);
}

/** Asked before the body is read: strangers cannot make the server read much. */
export async function isMember(ctx: AppContext, req: Request): Promise<boolean> {
  return (await createRequestContext(ctx, req)).member !== null;
}

/** The declared size of a body. */
export function announcedSize(req: Request): number {
  return Number(req.headers['content-length'] ?? 0);
}

export function jsonBody(limit: number): RequestHandler {
  return bounded(limit, json({ limit, strict: true }));
}

export function rawBody(limit: number): RequestHandler {
  return bounded(limit, raw({ type: () => true, limit }));
}

/**
 * Express's parsers read an oversized body to its end before they refuse it. This refuses it as soon as the size is
 * known.
 */
function bounded(limit: number, parse: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (announcedSize(req) > limit) return next(bodyTooLarge());
    let size = 0;
    if (req.headers['transfer-encoding'] !== undefined)
      req.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > limit && !res.headersSent) sendError(res, String(req.id), bodyTooLarge());
      });
    parse(req, res, next);
  };
}
