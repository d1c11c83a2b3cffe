import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import type { StoredFile } from '../item.ts';

export type UploadStatus = 'ready' | 'uploading' | 'success' | 'error';

/** Shown by the row in the member's language. The server's own message is shown unchanged. */
export type UploadError =
  | { kind: 'type'; type: string }
  | { kind: 'empty' }
  | { kind: 'size'; size: number; limit: number }
  | { kind: 'server'; error: Omit<ApiError, 'fields'> };

export interface UploadItem {
  id: string;
  file: File;
  name: string;
  size: number;
  type: string;
  status: UploadStatus;
  errors: UploadError[];
  /** Bytes that have left. */
  loaded: number;
  /** Waits for its turn, or is on its way. */
  isStarted: boolean;
  /** It was sent once: the tray shows its outcome, also if it was stopped. */
  isSent: boolean;
  /** A page shows it for itself, and the tray does not. */
  isOnPage: boolean;
  /** Its outcome has been announced. */
  isAnnounced: boolean;
  /** The target folder, and the subfolders to create for a whole folder. */
  parentId: string | null;
  folders: string[];
  stored?: StoredFile;
  /** A file of the member's that has the same bytes. */
  duplicateOf?: { id: string; filename: string } | null;
}

/** The same bytes would be refused again. */
const FINAL = new Set<string>([
  'unsupported_type',
  'file_too_large',
  'unprocessable_document',
  'invalid_request',
]);

/** Files and bytes that the plan has left. */
export type Room = { files: number; bytes: number };
export const NO_ROOM: Room = { files: 0, bytes: 0 };

/** What was refused for what it is stays refused, and what was at a limit while there is no room for it. */
export function canRetry(item: UploadItem, room: Room): boolean {
  return isStopped(item) || hasFailedOnTheWay(item) || (isAtLimit(item) && fits(item, room));
}

function hasFailedOnTheWay(item: UploadItem): boolean {
  return (
    item.status === 'error' &&
    !isAtLimit(item) &&
    item.errors.every((one) => one.kind === 'server' && !FINAL.has(one.error.code))
  );
}

const fits = ({ size }: UploadItem, { files, bytes }: Room) => files >= 1 && bytes >= size;

/** Chosen, and never sent. */
export function isReady({ status, isSent, isStarted }: UploadItem): boolean {
  return status === 'ready' && !isSent && !isStarted;
}

/** It was being sent until the member stopped it. */
export function isStopped({ status, isSent, isStarted }: UploadItem): boolean {
  return status === 'ready' && isSent && !isStarted;
}

const largestFile = Math.max(...Object.values(plans).map(({ maxFileSize }) => maxFileSize));

/** A plan would allow it: by its limits, or by how large a file may be. */
export function needsPlan(item: UploadItem): boolean {
  return isAtLimit(item) || item.errors.some((one) => one.kind === 'size' && one.size <= largestFile);
}

/** A higher limit would allow it: the plan's files of the month, or its storage. */
export function isAtLimit({ errors }: UploadItem): boolean {
  return errors.some((one) => one.kind === 'server' && one.error.code === 'limit_reached');
}

/** What is tried again together: all that failed and may get through now. What the member stopped has not failed. */
export function listRetried(items: readonly UploadItem[], room: Room): UploadItem[] {
  const left = { ...room };
  return items.filter((item) => {
    if (hasFailedOnTheWay(item)) return true;
    if (!isAtLimit(item) || !fits(item, left)) return false;
    left.files -= 1;
    left.bytes -= item.size;
    return true;
  });
}

/** What is left to do comes first, once everything has ended. */
export const failedFirst = (items: UploadItem[]): UploadItem[] =>
  items.toSorted((one, other) => Number(other.status === 'error') - Number(one.status === 'error'));

/** Percent of all the bytes that are to be sent. */
export function totalProgress(items: UploadItem[]): number {
  const sent = items.filter(({ isStarted, status }) => isStarted || status === 'success');
  const size = sent.reduce((sum, item) => sum + item.size, 0);
  const loaded = sent.reduce((sum, item) => sum + (item.status === 'success' ? item.size : item.loaded), 0);
  return size ? (loaded / size) * 100 : 0;
}
