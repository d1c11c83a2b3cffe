import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { AppContext, MemberContext } from '@sheaf/api/context';
import { AppError, refuseField, toAppError, withDetails } from '@sheaf/api/errors';
import {
  addUploadedFile,
  type Placement,
  readRoom,
  refuseTooLarge,
  tooLargeToRead,
  type Uploaded,
} from '@sheaf/api/features/files/files.upload.service.ts';
import { findLiveFile } from '@sheaf/api/features/files/files.service.ts';
import { addUploadedVersion } from '@sheaf/api/features/files/files.version-upload.service.ts';
import { versionQuery } from '@sheaf/api/features/files/files.versions.schema.ts';
import busboy from 'busboy';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { refuseOddText } from '@sheaf/api/plain-text';
import { readTags } from '../adapters/storage/read-tags.ts';
import { spool, type Spooled } from '../adapters/storage/spool.ts';
import { announcedSize } from '../body-limits.ts';
import { createMemberContext } from '../request-context.ts';
import { readFileId } from './file-id.ts';

const MAX_FILES = 100;
/** What a form has around its files: boundaries, headers, fields. */
const FORM_BYTES = 128 * 1024;
const placementSchema = z.object({
  folder_id: z.uuid().optional(),
  tags: z.array(z.string()).optional(),
  base_version: versionQuery,
});

type Part = Spooled & { filename: string };
/** `base`: the version that an uploaded one replaces. */
type Form = { parts: Part[]; placement: Placement; base: number | undefined };

/** Multipart uploads, streamed to disk as they come: memory holds a piece of each, never a file. */
export function uploadRoutes(ctx: AppContext, spoolFolder: string): Router {
  const routes = Router();

  routes.post('/api/files/upload', async (req, res) => {
    res.locals.route = '/files/upload';
    const member = await createMemberContext(ctx, req, { scope: 'write' });
    await withForm(req, member, 'file', spoolFolder, async ({ parts, placement }) => {
      const [part] = parts;
      if (!part) throw refuseField('file', 'upload_empty');
      res.status(201).json(await addUploadedFile(member, part, placement));
    });
  });

  routes.post('/api/files/:id/versions', async (req, res) => {
    res.locals.route = '/files/{id}/versions';
    const member = await createMemberContext(ctx, req, { scope: 'write' });
    const id = readFileId(req);
    await findLiveFile(member, id);
    await withForm(req, member, 'file', spoolFolder, async ({ parts, base }) => {
      const [part] = parts;
      if (!part) throw refuseField('file', 'upload_empty');
      res.status(201).json({ file: await addUploadedVersion(member, part, { id, base }) });
    });
  });

  routes.post('/api/files/upload-multiple', async (req, res) => {
    res.locals.route = '/files/upload-multiple';
    const member = await createMemberContext(ctx, req, { scope: 'write' });
    await withForm(req, member, 'files', spoolFolder, async ({ parts, placement }) => {
      if (!parts.length) throw refuseField('files', 'upload_empty');
      const files: Uploaded['file'][] = [];
      const failures: { filename: string; error: AppError }[] = [];
      for (const part of parts) {
        await addUploadedFile(member, part, placement).then(
          ({ file }) => files.push(file),
          (thrown: unknown) => failures.push({ filename: part.filename, error: toAppError(thrown) }),
        );
      }
      const errors = failures.map(({ filename, error: { message, code, reason, params } }) => ({
        filename,
        error: message,
        code,
        reason,
        params,
      }));
      const [first] = failures;
      if (!files.length && first) throw withDetails(first.error, { errors });
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
    const bounds = await readBounds(req, member, field === 'files');
    const { base_version: base, ...placement } = await readForm(req, member, field, bounds, folder, arriving);
    await use({ parts: await Promise.all(arriving), placement, base });
  } finally {
    const settled = await Promise.allSettled(arriving);
    const left = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value.path] : []));
    await Promise.all(left.map((path) => rm(path, { force: true })));
  }
}

type Bounds = { maxFileSize: number; most: number };

/** The size limit of the form. A form that declares more, or exceeds the free storage, is not read. */
async function readBounds(req: Request, member: MemberContext, isSeveral: boolean): Promise<Bounds> {
  const announced = Math.max(0, announcedSize(req) - FORM_BYTES);
  // A file that is too large stays so with more storage, so this error comes first.
  if (!isSeveral) await refuseTooLarge(member, announcedSize(req), FORM_BYTES);
  const { maxFileSize, room } = await readRoom(member, isSeveral ? 1 : announced);
  // Of several, those that fit are kept though one of them does not: its bytes pass by.
  const most = FORM_BYTES + maxFileSize + (isSeveral ? Math.min(room, (MAX_FILES - 1) * maxFileSize) : 0);
  if (announced > most) await readRoom(member, announced);
  return { maxFileSize, most };
}

function readForm(
  req: Request,
  member: MemberContext,
  field: string,
  { maxFileSize: maxSize, most }: Bounds,
  folder: string,
  arriving: Promise<Part>[],
): Promise<z.output<typeof placementSchema>> {
  const given: { folder_id?: string; tags?: unknown; base_version?: string } = {};
  return new Promise((resolve, refuse) => {
    const form = openForm(req);
    const reject = (reason: unknown) => {
      req.unpipe(form);
      form.destroy();
      refuse(reason);
    };
    let size = 0;
    req.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > most) tooLargeToRead(member).then(reject, reject);
    });
    form.on('file', (name: string, stream: Readable, info: { filename: string }) => {
      try {
        refuseOddText({ filename: info.filename });
      } catch (error) {
        stream.on('error', reject).resume();
        return reject(error);
      }
      if (name !== field) return stream.on('error', reject).resume();
      const part = spool(stream, folder, maxSize, readName(info.filename)).then((spooled) => ({
        ...spooled,
        filename: readName(info.filename),
      }));
      part.catch(reject);
      arriving.push(part);
    });
    form.on('field', (name: string, value: string) => {
      if (name === 'folder_id' && value && value !== 'null') given.folder_id = value;
      if (name === 'base_version' && value) given.base_version = value;
      if (name === 'tags' && value) given.tags = readTags(value);
    });
    form.on('filesLimit', () => reject(new AppError('upload_too_many_files', { limit: MAX_FILES })));
    form.on('error', (error) => reject(new AppError('upload_unreadable', null, { cause: error })));
    req.on('aborted', () => form.destroy(new Error('The upload was cut.')));
    form.on('close', () => {
      try {
        refuseOddText(given);
        resolve(placementSchema.parse(given));
      } catch (error) {
        refuse(error);
      }
    });
    req.pipe(form);
  });
}

/** Browsers write the quote that would end the name as %22. */
function readName(filename: string | undefined): string {
  return (filename ?? '').replaceAll('%22', '"');
}

function openForm(req: Request): busboy.Busboy {
  if (!req.is('multipart/form-data')) throw new AppError('upload_not_multipart');
  try {
    const limits = { files: MAX_FILES, fields: 10, fieldSize: 10_000 };
    return busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
  } catch (error) {
    throw new AppError('upload_unreadable', null, { cause: error });
  }
}
