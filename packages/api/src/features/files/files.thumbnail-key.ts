/** Pictures of a file's pages lie beside its bytes, under their key and an ending. */
const ENDING = /\.page-\d+(?:-\d+(?:-clear)?)?$/;

/** The widths there are, in pixels: a list, a card on a dense screen, a page beside another. */
const PICTURE_WIDTHS = [240, 480, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** What is drawn of every file as it comes in: its first page, at twice the width a card shows. */
export const FIRST_WIDTH: PictureWidth = 480;

/** And its first page as it can be read. */
export const READING_WIDTH: PictureWidth = 960;

/** As laid over or under another page: drawn at one width, its paper left clear. */
export const CLEAR_WIDTH: PictureWidth = 960;

export function clearKey(blobKey: string, page: number): string {
  return `${thumbnailKey(blobKey, page, CLEAR_WIDTH)}-clear`;
}

export function thumbnailKey(blobKey: string, page = 1, width: PictureWidth = FIRST_WIDTH): string {
  return page === 1 && width === FIRST_WIDTH ? `${blobKey}.page-1` : `${blobKey}.page-${page}-${width}`;
}

/** Every picture that can have been drawn of a file of so many pages. */
export function allThumbnailKeys(blobKey: string, pageCount: number | null): string[] {
  return Array.from({ length: pageCount ?? 1 }, (_, index) => [
    ...PICTURE_WIDTHS.map((width) => thumbnailKey(blobKey, index + 1, width)),
    clearKey(blobKey, index + 1),
  ]).flat();
}

/** The blob that a blob belongs to: itself, or the one it is a picture of. */
export function ownerOf(key: string): string {
  return key.replace(ENDING, '');
}
