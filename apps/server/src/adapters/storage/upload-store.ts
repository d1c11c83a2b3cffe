import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { MemberContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import {
  beginUpload,
  cancelUpload,
  findUpload,
  keepPart,
  UPLOAD_IDLE_MS,
} from '@sheaf/api/features/files/files.resumable.service.ts';
import { refuseOddText } from '@sheaf/api/plain-text';
import { DataStore, Upload } from '@tus/server';
import { z } from 'zod';
import { readTags } from './read-tags.ts';

/** What a crash can cost: bytes that arrived after the last part was kept. */
const PART_BYTES = 8 * 1024 * 1024;
const givenTags = z.object({ tags: z.array(z.string()) });

/** One member's uploads, as tus sees them: what arrives is kept part by part in the store of files, where every process finds it. */
export class MemberUploads extends DataStore {
  readonly #ctx: MemberContext;
  readonly #folder: string;

  constructor(ctx: MemberContext, folder: string) {
    super();
    this.#ctx = ctx;
    this.#folder = folder;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  override async create(upload: Upload): Promise<Upload> {
    refuseOddText(upload.metadata);
    const { filename, folder_id, tags } = upload.metadata ?? {};
    const place = folder_id && folder_id !== 'null' ? folder_id : null;
    const { tags: named } = givenTags.parse({ tags: tags ? readTags(tags) : [] });
    refuseOddText({ tags: named });
    if (!z.uuid().nullable().safeParse(place).success) throw new AppError('folder_missing');
    const row = await beginUpload(this.#ctx, {
      filename: filename ?? '',
      size: upload.size ?? 0,
      folder_id: place,
      tags: named,
    });
    upload.id = row.id;
    upload.creation_date = row.updated_at;
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, updated_at } = await findUpload(this.#ctx, readId(id));
    return new Upload({ id, size, offset: received, creation_date: updated_at });
  }

  /** A connection that breaks leaves what has come through it. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let kept = offset;
    let part = await openPart(this.#folder);
    const keep = async () => {
      const { path, size, file } = part;
      await file.close();
      if (size) await keepPart(this.#ctx, id, path, kept, size);
      kept += size;
    };
    try {
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          await part.file.write(chunk);
          part.size += chunk.length;
          if (part.size < PART_BYTES) continue;
          await keep();
          part = await openPart(this.#folder);
        }
      } catch (error) {
        if (stream.errored) await keep();
        throw error;
      }
      await keep();
      return kept;
    } finally {
      await part.file.close();
      await rm(part.path, { force: true });
    }
  }

  override remove(id: string): Promise<void> {
    return cancelUpload(this.#ctx, readId(id));
  }

  override getExpiration(): number {
    return UPLOAD_IDLE_MS;
  }
}

type OpenPart = { path: string; size: number; file: FileHandle };

async function openPart(folder: string): Promise<OpenPart> {
  const path = join(folder, randomUUID());
  return { path, size: 0, file: await open(path, 'w', 0o600) };
}

function readId(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new AppError('upload_missing');
  return id;
}
