import { Buffer } from 'node:buffer';

const HEADER = 128;
const TAG_ROW = 12;
const LARGEST_TAG_COUNT = 100;
/** What turns a document's colours into seen ones, and what every profile has to carry. */
const KEPT = new Set('A2B0 A2B1 A2B2 desc cprt wtpt bkpt chad rXYZ gXYZ bXYZ rTRC gTRC bTRC kTRC'.split(' '));

/** A profile, and how many bytes lie between neighbours of its tables: rows that differ little from one to the next. */
export type SlimProfile = { bytes: Buffer; rowBytes: number };

type Tag = { name: string; start: number; length: number };

/**
 * A profile that only tells how its colours look. Two thirds of a press's profile say how to print colours that come
 * from elsewhere, which a PDF does not ask of it; what remains is a valid profile of an input device. Undefined where
 * there is nothing to leave out.
 */
export function slimProfile(profile: Buffer): SlimProfile | undefined {
  const tags = readTags(profile);
  const kept = tags?.filter(({ name }) => KEPT.has(name));
  if (!tags || !kept?.some(({ name }) => name === 'A2B0') || kept.length === tags.length) return undefined;
  const bytes = Buffer.alloc(
    HEADER + 4 + kept.length * TAG_ROW + kept.reduce((sum, tag) => sum + padded(tag), 0),
  );
  profile.copy(bytes, 0, 0, HEADER);
  bytes.write('scnr', 12, 'latin1');
  // The checksum of the whole, which a profile need not have.
  bytes.fill(0, 84, 100);
  bytes.writeUInt32BE(kept.length, HEADER);
  const isLab = profile.toString('latin1', 20, 24) === 'Lab ';
  const placed = new Map<number, number>();
  let end = HEADER + 4 + kept.length * TAG_ROW;
  let rowBytes = 1;
  for (const [index, tag] of kept.entries()) {
    const at = placed.get(tag.start) ?? end;
    if (at === end) {
      profile.copy(bytes, at, tag.start, tag.start + tag.length);
      if (isLab) rowBytes = Math.max(rowBytes, roundTable(bytes.subarray(at, at + tag.length)));
      placed.set(tag.start, at);
      end += padded(tag);
    }
    const row = HEADER + 4 + index * TAG_ROW;
    bytes.write(tag.name, row, 'latin1');
    bytes.writeUInt32BE(at, row + 4);
    bytes.writeUInt32BE(tag.length, row + 8);
  }
  // Whole rows, so that no reader meets half of one.
  const size = Math.ceil(end / (rowBytes * 4)) * rowBytes * 4;
  const whole = Buffer.concat([bytes.subarray(0, end)], size);
  whole.writeUInt32BE(size, 0);
  return { bytes: whole, rowBytes };
}

function padded({ length }: Tag): number {
  return (length + 3) & ~3;
}

/** Undefined for what is no profile, and for one whose tags do not lie in it. */
function readTags(profile: Buffer): Tag[] | undefined {
  if (profile.length < HEADER + 4 || profile.toString('latin1', 36, 40) !== 'acsp') return undefined;
  const count = profile.readUInt32BE(HEADER);
  if (count > LARGEST_TAG_COUNT || HEADER + 4 + count * TAG_ROW > profile.length) return undefined;
  const tags = Array.from({ length: count }, (_, index) => {
    const row = HEADER + 4 + index * TAG_ROW;
    const name = profile.toString('latin1', row, row + 4);
    return { name, start: profile.readUInt32BE(row + 4), length: profile.readUInt32BE(row + 8) };
  });
  return tags.every(({ start, length }) => start + length <= profile.length) ? tags : undefined;
}

/**
 * Rounds the corners of a table of 16 bits to eight, a fifth of a per cent of lightness. Gives the bytes of one line
 * of corners, 1 for a table of another kind.
 */
function roundTable(table: Buffer): number {
  if (table.length < 52 || table.toString('latin1', 0, 4) !== 'mft2') return 1;
  const [inputs = 0, outputs = 0, corners = 0] = table.subarray(8, 11);
  const start = 52 + inputs * table.readUInt16BE(48) * 2;
  const end = start + corners ** inputs * outputs * 2;
  if (end > table.length) return 1;
  for (let at = start; at < end; at += 2) {
    table.writeUInt16BE(Math.min(0xff, Math.round(table.readUInt16BE(at) / 256)) * 256, at);
  }
  return Math.max(1, corners * outputs * 2);
}
