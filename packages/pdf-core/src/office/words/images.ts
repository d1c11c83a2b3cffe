import { refusePixelFlood } from '../../images/guard.ts';
import type { Relation } from '../package-parts.ts';
import type { Zip } from '../zip.ts';
import { type WrittenDocument, writtenLimits } from './written.ts';

type Image = WrittenDocument['images'][number];

const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';

/** The pictures of a document, each once, that browsers show as they are. */
export function createImages(zip: Zip, relations: Relation[]) {
  const paths = new Map(relations.filter(({ type }) => type === 'image').map(({ id, path }) => [id, path]));
  const places = new Map<string, number | undefined>();
  const images: Image[] = [];
  let bytesLeft: number = writtenLimits.allImageBytes;

  function add(path: string): number | undefined {
    if (places.size >= writtenLimits.images) return undefined;
    const bytes = read(zip, path);
    const type = bytes && bytes.length <= bytesLeft ? typeOf(bytes) : undefined;
    if (!bytes || !type) return undefined;
    bytesLeft -= bytes.length;
    return images.push({ type, data: Buffer.from(bytes).toString('base64') }) - 1;
  }

  return {
    images,
    /** Its place in the list; undefined for what is not shown. */
    place(relation: string): number | undefined {
      const path = paths.get(relation);
      if (path === undefined) return undefined;
      if (!places.has(path)) places.set(path, add(path));
      return places.get(path);
    },
  };
}

/** A picture that cannot be read is no reason to show nothing. */
function read(zip: Zip, path: string): Uint8Array | undefined {
  try {
    const bytes = zip.read(path, writtenLimits.imageBytes);
    return bytes && bytes.length <= writtenLimits.imageBytes ? bytes : undefined;
  } catch {
    return undefined;
  }
}

function typeOf(bytes: Uint8Array): Image['type'] | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.toString('latin1', 0, 8);
  const size = head === PNG ? pngSize(file) : head.startsWith(JPEG) ? jpegSize(file) : undefined;
  if (!size) return undefined;
  try {
    refusePixelFlood(...size, '');
  } catch {
    return undefined;
  }
  return head === PNG ? 'image/png' : 'image/jpeg';
}

const pngSize = (file: Buffer): [number, number] | undefined =>
  file.length > 24 ? [file.readUInt32BE(16), file.readUInt32BE(20)] : undefined;

function jpegSize(file: Buffer): [number, number] | undefined {
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1]!;
    // A start of frame, which tables of codes and of arithmetic coding are not.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
  }
  return undefined;
}
