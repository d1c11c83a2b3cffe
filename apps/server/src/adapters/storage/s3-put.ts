import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { AppError } from '@sheaf/api/errors';

/** Above the least a store takes for a part, and small enough that a part sent again costs little. */
const PART_BYTES = 16 * 1024 * 1024;
const ATTEMPTS = 3;

/**
 * Streams a file to the store, in parts when it is large. Parts are read from the disk as they are sent, so that memory
 * holds none of them, and a part is sent again from the disk when the connection broke.
 */
export async function putObject(client: S3Client, Bucket: string, Key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  if (size > PART_BYTES) await putInParts(client, Bucket, Key, path, size);
  else
    await retry(() => {
      const Body = createReadStream(path);
      return client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size }));
    });
  // The local file is deleted after this, so a store that confirms and keeps something else must be detected first.
  const { ContentLength } = await retry(() => client.send(new HeadObjectCommand({ Bucket, Key })));
  if (ContentLength !== size)
    throw new AppError('store_unreachable', null, {
      cause: new Error(`The store was given ${size} bytes and has ${ContentLength}.`),
    });
}

async function putInParts(client: S3Client, Bucket: string, Key: string, path: string, size: number) {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  try {
    const Parts: CompletedPart[] = [];
    for (let start = 0; start < size; start += PART_BYTES) {
      const PartNumber = Parts.length + 1;
      const end = Math.min(start + PART_BYTES, size) - 1;
      const { ETag } = await retry(() => {
        const part = { Body: createReadStream(path, { start, end }), ContentLength: end - start + 1 };
        return client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, ...part }));
      });
      Parts.push({ ETag, PartNumber });
    }
    await client.send(
      new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
    );
  } catch (error) {
    // What cannot be given up now is given up by the sweep.
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
    throw error;
  }
}

/** The client itself sends again only what it holds in memory: a stream that was read is gone. */
async function retry<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (attempt === ATTEMPTS || isRefusal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 * 3 ** attempt));
    }
  }
}

/** What the store has decided it will decide again. */
function isRefusal(error: unknown): boolean {
  const status =
    error instanceof Error && '$metadata' in error
      ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode
      : undefined;
  return status !== undefined && status < 500 && status !== 429;
}
