/** The largest width that is kept of a page: what a screen shows of it, pixel for pixel or nearly. */
const WIDTH = 960;

export function pictureAddress(id: string, page = 1): string {
  return `/api/files/${id}/thumbnail?page=${page}&width=${WIDTH}`;
}
