/** A file's picture lies beside its bytes, under their key and an ending. */
const ENDING = '.page-1';

export function thumbnailKey(blobKey: string): string {
  return blobKey + ENDING;
}

/** The blob that a blob belongs to: itself, or the one it is a picture of. */
export function ownerOf(key: string): string {
  return key.endsWith(ENDING) ? key.slice(0, -ENDING.length) : key;
}
