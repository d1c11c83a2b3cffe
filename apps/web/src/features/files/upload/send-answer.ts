import type { StoredFile } from '../item.ts';

/** What the server says of a file that has arrived, whichever way it came. */
export type SendAnswer = { file: StoredFile; duplicate_of: { id: string; filename: string } | null };
