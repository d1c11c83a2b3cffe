import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlobStore, Log } from '@sheaf/api/ports';
import { createDiskStore } from './adapters/storage/blobs-disk.ts';
import type { S3Settings } from './adapters/storage/blobs-s3.ts';
import type { Env } from './env.ts';

export const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  version: string;
};

/** The store that the settings select. */
export async function chooseStore(env: Env, log: Log): Promise<BlobStore> {
  const s3 = readS3Settings(env);
  if (!s3) return createDiskStore(join(env.dataDir, 'files'));
  // Its client is large, and most instances keep their files on a disk.
  const { createS3Store, prepareBucket } = await import('./adapters/storage/blobs-s3.ts');
  await prepareBucket(s3, log);
  return createS3Store(s3);
}

function readS3Settings(env: Env): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const { S3_REGION: region, S3_ENDPOINT: endpoint, S3_PUBLIC_ENDPOINT: publicEndpoint } = env;
  const folder = join(env.dataDir, 'spool');
  return { bucket, accessKeyId, secretAccessKey, region, endpoint, publicEndpoint, folder };
}
