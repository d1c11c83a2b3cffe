import { PdfError } from '../errors.ts';

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'tiff' | 'gif' | 'bmp';

/** `?` stands for any byte. */
const SIGNATURES: [ImageKind, string][] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF????WEBP'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['tiff', 'II+\0'],
  ['tiff', 'MM\0+'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['bmp', 'BM'],
];

/** What an image is by its first bytes; its name is not asked. */
export function readImageKind(bytes: Uint8Array, name: string): ImageKind {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (!head) throw new PdfError('named_file_empty', { file: name });
  const kind = SIGNATURES.find(([, signature]) => matches(head, signature))?.[0];
  if (!kind) throw new PdfError('image_unsupported', { file: name });
  return kind;
}

function matches(head: string, signature: string): boolean {
  return [...signature].every((sign, index) => sign === '?' || sign === head[index]);
}
