import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '@sheaf/api/errors';
import type { BlobStore, ByteRange, Log } from '@sheaf/api/ports';
import { attachment } from '../../routes/attachment.ts';
import { isMissing, nameFailure } from './s3-failures.ts';
import { putObject } from './s3-put.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Absent: Amazon's own for the region. */
  endpoint?: string | undefined;
  /** The address of the store for browsers; without it, no link is signed. */
  publicEndpoint?: string | undefined;
  /** Blobs become files here for as long as a tool reads them. */
  folder: string;
  /** How long the store may be silent. */
  timeoutMs?: number;
};

const CONNECT_MS = 3000;
const SILENCE_MS = 30_000;

export function createS3Store(settings: S3Settings): BlobStore {
  const { bucket: Bucket, folder, publicEndpoint } = settings;
  const client = createClient(settings, settings.endpoint);
  const publicClient = publicEndpoint ? createClient(settings, publicEndpoint) : null;

  async function open(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body, ContentRange } = await nameFailure(() =>
      client.send(new GetObjectCommand({ Bucket, Key: key, ...(Range ? { Range } : {}) })),
    );
    // All of it in place of a part would be taken for the part.
    if (range && !ContentRange?.startsWith(`bytes ${range.start}-${range.end}/`)) {
      (Body as Readable).destroy();
      const cause = new Error(`The store was asked for ${Range} and gave ${ContentRange ?? 'everything'}.`);
      throw new AppError('store_unreachable', null, { cause });
    }
    return Body as Readable;
  }

  return {
    put: (key, path) => nameFailure(() => putObject(client, Bucket, key, path)).then(() => rm(path)),

    open,

    async withFile(key, use) {
      const place = await mkdtemp(join(folder, 'blob-'));
      try {
        const path = join(place, 'file');
        const bytes = await open(key);
        await nameFailure(() => pipeline(bytes, createWriteStream(path, { mode: 0o600 })));
        return await use(path);
      } finally {
        await rm(place, { recursive: true, force: true });
      }
    },

    async remove(key) {
      await nameFailure(() => client.send(new DeleteObjectCommand({ Bucket, Key: key })));
    },

    async *list(before) {
      await nameFailure(() => abortOldParts(client, Bucket, before));
      const pages = paginateListObjectsV2({ client }, { Bucket })[Symbol.asyncIterator]();
      for (;;) {
        const page = await nameFailure(() => pages.next());
        if (page.done) return;
        for (const { Key, LastModified } of page.value.Contents ?? []) {
          if (Key && LastModified && LastModified < before) yield Key;
        }
      }
    },

    async link(key, { filename, type, seconds }) {
      if (!publicClient) return null;
      const command = new GetObjectCommand({
        Bucket,
        Key: key,
        ResponseCacheControl: 'private, no-store',
        ResponseContentDisposition: attachment(filename),
        ResponseContentType: type,
      });
      return getSignedUrl(publicClient, command, { expiresIn: seconds });
    },
  };
}

/** Creates the bucket if it is missing. A store that does not answer may answer later, so this only logs. */
export async function prepareBucket(settings: S3Settings, log: Log): Promise<void> {
  const client = createClient(settings, settings.endpoint);
  const { bucket: Bucket } = settings;
  try {
    await client.send(new HeadBucketCommand({ Bucket })).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      await client.send(new CreateBucketCommand({ Bucket }));
      log.info({ bucket: Bucket }, 'made the bucket for files');
    });
  } catch (err) {
    log.warn({ err, bucket: Bucket }, 'the file store does not answer yet');
  } finally {
    client.destroy();
  }
}

function createClient(settings: S3Settings, endpoint: string | undefined): S3Client {
  const { region, accessKeyId, secretAccessKey, timeoutMs = SILENCE_MS } = settings;
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Errors are thrown and logged by the caller, not printed by the client as well.
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
    // Stores other than Amazon's take the checksums that the client adds by itself for a part of the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, timeoutMs),
      socketTimeout: timeoutMs,
    },
  });
}

/** Of puts that a crash cut: a store keeps their parts, unseen and paid for, until they are given up. */
async function abortOldParts(client: S3Client, Bucket: string, before: Date): Promise<void> {
  const { Uploads = [] } = await client
    .send(new ListMultipartUploadsCommand({ Bucket }))
    .catch((error: unknown) => {
      // Some stores do not list unfinished uploads, and remove them by a rule of their own.
      if (error instanceof Error && error.name === 'NotImplemented') return { Uploads: [] };
      throw error;
    });
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (!Initiated || Initiated >= before) continue;
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  }
}
