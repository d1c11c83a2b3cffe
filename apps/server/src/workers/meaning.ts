import { workerData } from 'node:worker_threads';
import type { NearFile, PackedPassages, PassagePlace } from '@sheaf/api/meaning';
import {
  attachVectors,
  choosePassages,
  type FirstLook,
  openSegment,
  type Passage,
  searchFiles,
  searchSegments,
  type Segment,
  sizeOfSegment,
} from '@sheaf/passages';
import type { VectorsOf } from './passages.ts';

export type MeaningTask =
  /** Null where what is remembered is not of this version. */
  | { do: 'rank'; key: string; version: string | null; question: string; dense?: Int8Array }
  | {
      do: 'rankFiles';
      key: string;
      version: string | null;
      question: string;
      dense?: Int8Array;
      most: { files: number; passages: number };
      among?: string[];
    }
  /** What there is now: answers which of it is not remembered. */
  | { do: 'know'; key: string; version: string; files: { fileId: string; stamp: string }[] }
  /** Returns how many did not fit. */
  | { do: 'keep'; key: string; files: PackedPassages[] }
  | {
      do: 'choose';
      question: string;
      look: FirstLook;
      read: (PassagePlace & { passage: Record<string, unknown> })[];
      most: number;
    };
export type Ranked = { look: FirstLook; byWords: number };
export type RankedFiles = { files: NearFile[]; searched: number };

/** `list` is what `segments` holds, once it was ranked: the same array until something of it changes. */
type Library = { version: string; segments: Map<string, Segment>; list: Segment[] | null; bytes: number };
type Settings = { memory: SharedArrayBuffer; vectorsOf: VectorsOf; cacheBytes: number };

const { memory, vectorsOf, cacheBytes } = workerData as Settings;
const vectors = attachVectors(memory);
/** By member, the one who searched last at the end. */
const libraries = new Map<string, Library>();

export default function work(task: MeaningTask): unknown {
  if (task.do === 'rank') return rank(task);
  if (task.do === 'rankFiles') return rankFiles(task);
  if (task.do === 'know') return know(task);
  if (task.do === 'keep') return keep(task);
  return choose(task);
}

function rank({ key, version, question, dense }: MeaningTask & { do: 'rank' }): Ranked | null {
  const segments = listSegments(key, version);
  if (!segments) return null;
  const byWords = segments.filter(({ isCompared, count }) => count && !isCompared).length;
  return { look: searchSegments(segments, question, vectors, dense), byWords };
}

function rankFiles(task: MeaningTask & { do: 'rankFiles' }): RankedFiles | null {
  const { key, version, question, dense, most, among } = task;
  const all = listSegments(key, version);
  if (!all) return null;
  const named = among && new Set(among);
  const segments = named ? all.filter(({ fileId }) => named.has(fileId)) : all;
  const ranked = searchFiles(segments, question, vectors, most, dense);
  return {
    files: ranked.map(({ fileId, positions }) => ({ fileId, positions })),
    searched: segments.length,
  };
}

function listSegments(key: string, version: string | null): Segment[] | null {
  const library = libraries.get(key);
  if (!library || (version !== null && library.version !== version)) return null;
  libraries.delete(key);
  libraries.set(key, library);
  return (library.list ??= [...library.segments.values()]);
}

function know({ key, version, files }: MeaningTask & { do: 'know' }): string[] {
  const known = libraries.get(key)?.segments ?? new Map<string, Segment>();
  const current = files.flatMap(({ fileId, stamp }): [string, Segment][] => {
    const segment = known.get(fileId);
    return segment?.stamp === stamp ? [[fileId, segment]] : [];
  });
  const segments = new Map(current);
  const bytes = current.reduce((sum, [, segment]) => sum + sizeOfSegment(segment), 0);
  libraries.delete(key);
  libraries.set(key, { version, segments, list: null, bytes });
  return files.filter(({ fileId }) => !segments.has(fileId)).map(({ fileId }) => fileId);
}

/** Indexes of the least recent searches are dropped first; a member with too many passages is searched partially. */
function keep({ key, files }: MeaningTask & { do: 'keep' }): number {
  const library = libraries.get(key);
  if (!library) return files.length;
  let leftOut = 0;
  for (const file of files) {
    const segment = openSegment(file, vectorsOf === 'other');
    const size = sizeOfSegment(segment);
    makeRoom(key, size);
    if (library.bytes + size > cacheBytes) {
      leftOut++;
      continue;
    }
    library.segments.set(file.fileId, segment);
    library.list = null;
    library.bytes += size;
  }
  return leftOut;
}

function makeRoom(key: string, size: number): void {
  let total = [...libraries.values()].reduce((sum, { bytes }) => sum + bytes, size);
  for (const [oldest, { bytes }] of libraries) {
    if (total <= cacheBytes) return;
    if (oldest === key) continue;
    libraries.delete(oldest);
    total -= bytes;
  }
}

function choose({ question, look, read, most }: MeaningTask & { do: 'choose' }): unknown {
  const at = new Map(read.map((one) => [`${one.fileId} ${one.position}`, one.passage]));
  const candidates = look.candidates.flatMap((one) => {
    const passage = at.get(`${one.fileId} ${one.position}`);
    // What was stored is what `cut` gave.
    return passage ? [{ ...one, passage: passage as unknown as Passage }] : [];
  });
  const { asked, rarities } = look;
  return choosePassages(candidates, { question, asked, rarities, vectors }, most);
}
