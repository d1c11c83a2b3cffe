import type { DocumentFile } from '../tool.ts';
import type { PicturePart, ReadDocument } from './document.ts';

/** The pictures of a document as files beside it, by their part. */
export function namePictures({ parts }: ReadDocument, stem: string): Map<PicturePart, DocumentFile> {
  const pictures = parts.filter((part): part is PicturePart => part.kind === 'picture');
  const digits = String(pictures.length).length;
  return new Map(
    pictures.flatMap((picture, at) => {
      const { file } = picture;
      const name = `${stem}-${String(at + 1).padStart(digits, '0')}`;
      return file ? [[picture, { name: `${name}.${file.type}`, bytes: file.bytes }] as const] : [];
    }),
  );
}
