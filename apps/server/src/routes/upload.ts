import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { AppContext, MemberContext } from '@sheaf/api/context';
import { AppError, toAppError } from '@sheaf/api/errors';
import {
  addUploadedFile,
  type Placement,
  readMaxFileSize,
  type Uploaded,
} from '@sheaf/api/features/files/files.upload.service.ts';
import busboy from 'busboy';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { spool, type Spooled } from '../adapters/spool.ts';
import { createMemberContext } from '../request-context.ts';

const MAX_FILES = 100;
const placementSchema = z.object({ folder_id: z.uuid().optional(), tags: z.array(z.string()).optional() });

type Part = Spooled & { filename: string };
type Form = { parts: Part[]; placement: Placement };

/** Multipart uploads, streamed to disk as they come: memory holds a piece of each, never a file. */
export function uploadRoutes(ctx: AppContext, spoolFolder: string): Router {
  const routes = Router();

  routes.post('/api/files/upload', async (req, res) => {
    res.locals.route = '/files/upload';
    const member = await createMemberContext(ctx, req, { scope: 'write' });
    await withForm(req, member, 'file', spoolFolder, async ({ parts, placement }) => {
      const [part] = parts;
      if (!part)
        throw new AppError('invalid_request', 'No valid files to upload', {
          fields: { file: 'The field file is required.' },
        });
      res.status(201).json(await addUploadedFile(member, part, placement));
    });
  });

  routes.post('/api/files/upload-multiple', async (req, res) => {
    res.locals.route = '/files/upload-multiple';
    const member = await createMemberContext(ctx, req, { scope: 'write' });
    await withForm(req, member, 'files', spoolFolder, async ({ parts, placement }) => {
      if (!parts.length)
        throw new AppError('invalid_request', 'No valid files to upload', {
          fields: { files: 'The field files is required.' },
        });
      const files: Uploaded['file'][] = [];
      const failures: { filename: string; error: AppError }[] = [];
      for (const part of parts) {
        await addUploadedFile(member, part, placement).then(
          ({ file }) => files.push(file),
          (thrown: unknown) => failures.push({ filename: part.filename, error: toAppError(thrown) }),
        );
      }
      const errors = failures.map(({ filename, error }) => ({
        filename,
        error: error.message,
        code: error.code,
      }));
      const [first] = failures;
      if (!files.length && first)
        throw new AppError(
          first.error.code,
          first.error.message,
          { ...first.error.details, errors },
          first.error,
        );
      res.status(errors.length ? 207 : 201).json({ files, errors });
    });
  });
  return routes;
}

/** Reads the whole form, hands it over, and leaves nothing in the spool. */
async function withForm(
  req: Request,
  member: MemberContext,
  field: string,
  folder: string,
  use: (form: Form) => Promise<void>,
): Promise<void> {
  const arriving: Promise<Part>[] = [];
  try {
    const placement = await readForm(req, field, await readMaxFileSize(member), folder, arriving);
    await use({ parts: await Promise.all(arriving), placement });
  } finally {
    const settled = await Promise.allSettled(arriving);
    const left = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value.path] : []));
    await Promise.all(left.map((path) => rm(path, { force: true })));
  }
}

function readForm(
  req: Request,
  field: string,
  maxSize: number,
  folder: string,
  arriving: Promise<Part>[],
): Promise<Placement> {
  const given: { folder_id?: string; tags?: string[] } = {};
  return new Promise((resolve, refuse) => {
    const form = openForm(req);
    // What is still coming is let run out: a client that is not done sending does not read the answer.
    const reject = (reason: unknown) => {
      req.unpipe(form);
      req.resume();
      refuse(reason);
    };
    form.on('file', (name: string, stream: Readable, info: { filename: string }) => {
      if (name !== field) return stream.on('error', reject).resume();
      const part = spool(stream, folder, maxSize).then((spooled) => ({
        ...spooled,
        filename: readName(info.filename),
      }));
      part.catch(reject);
      arriving.push(part);
    });
    form.on('field', (name: string, value: string) => {
      if (name === 'folder_id' && value && value !== 'null') given.folder_id = value;
      if (name === 'tags' && value) given.tags = value.split(',').map((tag) => tag.trim());
    });
    form.on('filesLimit', () =>
      reject(new AppError('invalid_request', `An upload can have ${MAX_FILES} files at most.`)),
    );
    form.on('error', (error) =>
      reject(new AppError('invalid_request', 'The upload could not be read.', undefined, error)),
    );
    req.on('aborted', () => form.destroy(new Error('The upload was cut.')));
    form.on('close', () => {
      const result = placementSchema.safeParse(given);
      if (result.success) resolve(result.data);
      else refuse(result.error);
    });
    req.pipe(form);
  });
}

/** Browsers write the quote that would end the name as %22. */
function readName(filename: string | undefined): string {
  return (filename ?? '').replaceAll('%22', '"');
}

function openForm(req: Request): busboy.Busboy {
  if (!req.is('multipart/form-data'))
    throw new AppError('unsupported_type', 'The upload must be multipart/form-data.');
  try {
    const limits = { files: MAX_FILES, fields: 10, fieldSize: 10_000 };
    return busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
  } catch (error) {
    throw new AppError('invalid_request', 'The upload could not be read.', undefined, error);
  }
}
