import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { useEffect } from 'react';

/** What a page can do with what it holds, in the order of the palette. */
export const deeds = [
  'open',
  'ask',
  'summarize',
  'rename',
  'move',
  'tags',
  'download',
  'print',
  'find',
  'versions',
  'place',
  'remove',
  'clear',
] as const;
export type Deed = (typeof deeds)[number];

export interface AtHand {
  /** The file that is open, or what is selected in a list. */
  as: 'openFile' | 'selection';
  files: readonly StoredFile[];
  folders: readonly { name: string }[];
  does: Partial<Record<Deed, () => void>>;
}

const held = new Set<Partial<AtHand>>();

/** The palette offers these first. A part of a page may add to what another part holds. */
export function useAtHand(what: Partial<AtHand> | null): void {
  useEffect(() => {
    if (!what) return;
    held.add(what);
    return () => {
      held.delete(what);
    };
  });
}

/** Undefined where nothing is open or selected. */
export function readAtHand(): AtHand | undefined {
  const { as, files = [], folders = [], does } = mergeHeld();
  return as && { as, files, folders, does };
}

function mergeHeld(): Partial<AtHand> & Pick<AtHand, 'does'> {
  const all = [...held];
  return Object.assign({}, ...all, { does: Object.assign({}, ...all.map(({ does }) => does)) });
}
