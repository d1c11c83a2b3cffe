import { z } from 'zod';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** The manifest's own checksum, the last entry: without it the backup was cut. */
export const SEAL = 'manifest.sha256';
export const BLOB_LIST = 'blobs.jsonl';
export const JOB_LIST = 'jobs.jsonl';
export const SECRET = 'session-secret';

const sum = { size: z.number().int().min(0), sha256: z.hex().length(64) };

export const blobLine = z.object({ key: z.string().regex(/^[\w.-]+$/), ...sum });
export type BlobLine = z.infer<typeof blobLine>;

export const jobLine = z.object({ name: z.string(), payload: z.record(z.string(), z.unknown()) });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Of the Sheaf that made it. */
  version: z.string(),
  /** The migrations its database had had. */
  schema: z.array(z.string()).min(1),
  created_at: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1), ...sum })),
  /** Everything else but the blobs, which have a list of their own. */
  lists: z.array(z.object({ path: z.enum([BLOB_LIST, JOB_LIST, SECRET]), ...sum })),
  /** Blobs of files that were deleted while the backup was made. */
  gone: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const tablePath = (name: string): string => `tables/${name}.copy`;
export const blobPath = (key: string): string => `blobs/${key}`;

/** Shown unchanged to the operator who runs the command. */
export class BackupError extends Error {}
