import { damaged, officeLimits, tooMuch } from './office-limits.ts';

export type OleFile = {
  /** The streams of the file itself, not those of what is embedded in it. */
  names: string[];
  /** Undefined when there is no such stream. */
  read: (name: string) => Uint8Array | undefined;
  /** What is embedded in it, by name. */
  folders: string[];
  open: (folder: string) => OleFile | undefined;
};

type Entry = {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

const ROOT = 5;
const STREAM = 2;
const FOLDER = 1;
/** Entries of all folders that are opened. */
const MOST_LISTED = 4 * officeLimits.entries;
const ENTRY_BYTES = 128;
const IN_HEADER = 109;
/** Sector numbers from here on are marks: the end of a chain, a free sector, a sector of the table itself. */
const LAST_SECTOR = 0xfffffff9;

/** The container of Word and Excel up to 2003: a small file system of its own, with sectors that follow one another. */
export function openOle(bytes: Uint8Array): OleFile {
  if (bytes.length < 512) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw damaged();
  const sectors: Store = { bytes, size: 1 << shift, first: 1 << shift, next: [] };
  sectors.next = readTable(sectors, view);
  const entries = readEntries(readChain(sectors, view.getUint32(48, true)));
  const root = entries.find(({ type }) => type === ROOT);
  if (!root) throw damaged();
  const small = once((): Store => ({
    bytes: readChain(sectors, root.start),
    size: 1 << 6,
    first: 0,
    next: toNumbers(readChain(sectors, view.getUint32(60, true))),
  }));
  // Streams and folders of a hostile file may all be the same one.
  const room = { bytes: officeLimits.totalBytes as number, entries: MOST_LISTED };
  const read = ({ size, start }: Entry) => {
    room.bytes -= Math.min(size, bytes.length);
    if (room.bytes < 0) throw tooMuch('parts that are larger than they may be');
    return readChain(size < view.getUint32(56, true) ? small() : sectors, start, size).subarray(0, size);
  };
  return openFolder(entries, root, read, room);
}

function openFolder(
  entries: Entry[],
  folder: Entry,
  read: (entry: Entry) => Uint8Array,
  room: { entries: number },
): OleFile {
  const inside = listEntries(entries, folder);
  room.entries -= inside.length;
  if (room.entries < 0) throw tooMuch('more parts than it may have');
  const streams = new Map(inside.filter(({ type }) => type === STREAM).map((entry) => [entry.name, entry]));
  const folders = new Map(inside.filter(({ type }) => type === FOLDER).map((entry) => [entry.name, entry]));
  return {
    names: [...streams.keys()],
    read(name) {
      const entry = streams.get(name);
      return entry && read(entry);
    },
    folders: [...folders.keys()],
    open(name) {
      const entry = folders.get(name);
      return entry && openFolder(entries, entry, read, room);
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Sectors of equal size, each with the number of the next. */
type Store = { bytes: Uint8Array; size: number; first: number; next: ArrayLike<number> };

function readTable(sectors: Store, view: DataView): Uint32Array {
  const places: number[] = [];
  for (let index = 0; index < IN_HEADER; index++) places.push(view.getUint32(76 + index * 4, true));
  const perSector = sectors.size / 4 - 1;
  const most = sectors.bytes.length / sectors.size;
  let at = view.getUint32(68, true);
  for (let count = 0; at <= LAST_SECTOR; count++) {
    if (count > most) throw damaged();
    const more = toNumbers(sectorAt(sectors, at));
    places.push(...more.subarray(0, perSector));
    at = more[perSector] ?? LAST_SECTOR + 1;
  }
  const used = places.filter((place) => place <= LAST_SECTOR);
  if (used.length > most) throw damaged();
  return toNumbers(join(used.map((place) => sectorAt(sectors, place))));
}

/**
 * A chain that comes back to itself is longer than the file. No more of it is read than is wanted: many small streams
 * may begin one chain as long as the file.
 */
function readChain(store: Store, start: number, wanted = Infinity): Uint8Array {
  const pieces: Uint8Array[] = [];
  const most = store.bytes.length / store.size;
  for (let at = start; at <= LAST_SECTOR; at = store.next[at] ?? LAST_SECTOR + 1) {
    if (pieces.length * store.size >= wanted) break;
    if (pieces.length > most) throw damaged();
    pieces.push(sectorAt(store, at));
  }
  return join(pieces);
}

function sectorAt({ bytes, size, first }: Store, index: number): Uint8Array {
  const start = first + index * size;
  // The last sector of a file may be cut short.
  if (start >= bytes.length) throw damaged();
  return bytes.subarray(start, start + size);
}

function join(pieces: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces));
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}

function readEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder('utf-16le');
  return Array.from({ length: Math.floor(bytes.length / ENTRY_BYTES) }, (_, index) => {
    const at = index * ENTRY_BYTES;
    const length = Math.min(64, Math.max(0, view.getUint16(at + 64, true) - 2));
    return {
      name: text.decode(bytes.subarray(at, at + length)),
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    };
  });
}

function listEntries(entries: Entry[], root: Entry): Entry[] {
  const inside: Entry[] = [];
  const seen = new Set<number>();
  const waiting = [root.child];
  while (waiting.length) {
    const index = waiting.pop() ?? 0;
    const entry = entries[index];
    if (!entry || seen.has(index)) continue;
    if (seen.add(index).size > officeLimits.entries) throw damaged();
    inside.push(entry);
    waiting.push(entry.left, entry.right);
  }
  return inside;
}
