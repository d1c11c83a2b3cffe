import type { StoredFile } from '../item.ts';

/** The server's response for an uploaded file, for both kinds of upload. */
export type SendAnswer = { file: StoredFile; duplicate_of: { id: string; filename: string } | null };
