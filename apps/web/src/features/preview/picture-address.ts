/** The largest width that is kept of a first page: what a screen shows of it, pixel for pixel or nearly. */
const WIDTH = 960;

export function pictureAddress(id: string): string {
  return `/api/files/${id}/thumbnail?page=1&width=${WIDTH}`;
}
