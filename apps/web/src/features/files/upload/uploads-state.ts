import { useSyncExternalStore } from 'react';
import type { UploadItem } from './upload-item.ts';

/** Apart from what sends files: every page of a member asks whether there are uploads, and few have any. */
export interface Uploads {
  items: UploadItem[];
  /** Files on their way or waiting for it. */
  running: number;
  /** Grows when the last of a run has ended. */
  runs: number;
  /** The window for uploads is open, and shows them. */
  isInWindow: boolean;
}

const listeners = new Set<() => void>();

/** Outside of React, so that uploads go on when their window is closed and when another page is opened. */
export let state: Uploads = { items: [], running: 0, runs: 0, isInWindow: false };

export function changeState(changes: Partial<Uploads>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

/** The items that the tray shows. */
export function inTray({ items, isInWindow }: Uploads): UploadItem[] {
  return isInWindow ? [] : items.filter(({ isSent, isOnPage }) => isSent && !isOnPage);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUploads(): Uploads {
  return useSyncExternalStore(subscribe, () => state);
}
