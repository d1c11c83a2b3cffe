import { Readable } from 'node:stream';
import type { AppContext, MemberContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { finishUpload, readUpload, type Spool } from '@sheaf/api/features/files/files.resumable.service.ts';
import { MemoryLocker, Server } from '@tus/server';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { spool } from '../adapters/storage/spool.ts';
import { MemberUploads } from '../adapters/storage/upload-store.ts';
import { createMemberContext } from '../request-context.ts';

const PATH = '/api/files/uploads';

/** Uploads that go on where they stopped, by the tus protocol. Their file is made by the same rules as any other. */
export function tusRoutes(ctx: AppContext, spoolFolder: string): Router {
  const routes = Router();
  const locker = new MemoryLocker();
  const take: Spool = (source, maxSize, name) => spool(source, spoolFolder, maxSize, name);
  const finishing = new Map<string, Promise<void>>();
  /** However many ask, the bytes are joined once: each copy would take the room of the whole. */
  const finish = (member: MemberContext, id: string) => {
    const key = `${member.member.user.id} ${id}`;
    const work = finishing.get(key) ?? finishUpload(member, id, take).finally(() => finishing.delete(key));
    finishing.set(key, work);
    return work;
  };

  const speakTus: RequestHandler = async (req, res) => {
    res.locals.route = '/files/uploads';
    const member = await createMemberContext(ctx, req, { scope: 'write' });
    const id = z.uuid().safeParse(req.params.id).data;
    // All bytes came and the end did not: the process stopped in between, or the store was away. The file is made now.
    if (req.method === 'HEAD' && id) await finish(member, id);
    let failure: unknown;
    const server = new Server({
      path: PATH,
      datastore: new MemberUploads(member, spoolFolder),
      locker,
      relativeLocation: true,
      allowedOrigins: [],
      onUploadFinish: async (_request, upload) => {
        await finish(member, upload.id);
        return {};
      },
      onResponseError: (_request, error) => {
        if (error instanceof Error) failure = error;
        return undefined;
      },
    });
    const answer = await server.handleWeb(toWebRequest(req, member));
    if (failure) throw failure;
    if (answer.status >= 400) throw nameRefusal(answer.status, await answer.text());
    await pass(answer, res);
  };

  routes.post(PATH, speakTus);
  routes.head(`${PATH}/:id`, speakTus);
  routes.patch(`${PATH}/:id`, speakTus);
  routes.delete(`${PATH}/:id`, speakTus);
  routes.get(`${PATH}/:id`, async (req, res) => {
    res.locals.route = '/files/uploads/{id}';
    const member = await createMemberContext(ctx, req, { scope: 'read' });
    const id = z.uuid().safeParse(req.params.id);
    const uploaded = id.success ? await readUpload(member, id.data) : null;
    if (!uploaded) throw new AppError('upload_missing');
    res.json(uploaded);
  });
  return routes;
}

/** The library speaks in web requests; errors are then ours to word, as on every path. */
function toWebRequest(req: Request, { settings }: MemberContext): globalThis.Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const url = new URL(req.originalUrl, settings.publicUrl);
  if (req.method !== 'POST' && req.method !== 'PATCH')
    return new globalThis.Request(url, { method: req.method, headers });
  const body = Readable.toWeb(req) as ReadableStream;
  return new globalThis.Request(url, { method: req.method, headers, body, duplex: 'half' });
}

async function pass(answer: globalThis.Response, res: Response): Promise<void> {
  res.status(answer.status);
  for (const [name, value] of answer.headers) {
    if (!/^(content-type|access-control-)/.test(name)) res.setHeader(name, value);
  }
  res.end(await answer.text());
}

/** What the protocol itself refuses. */
function nameRefusal(status: number, text: string): AppError {
  const cause = new Error(text);
  if (status === 404 || status === 410) return new AppError('upload_missing', null, { cause });
  if (status === 409) return new AppError('upload_moved', null, { cause });
  if (status === 413) return new AppError('upload_longer_than_announced', null, { cause });
  if (status >= 500) return new AppError('upload_failed', null, { cause });
  return new AppError('upload_unreadable', null, { cause });
}
