/** The largest width that is kept of a page: what a screen shows of it, pixel for pixel or nearly. */
const WIDTH = 960;

/** Of a version, or of the file as it is. */
export function pictureAddress(id: string, page = 1, version?: number): string {
  const address = `/api/files/${id}/thumbnail?page=${page}&width=${WIDTH}`;
  return version === undefined ? address : `${address}&version=${version}`;
}
