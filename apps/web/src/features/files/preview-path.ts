/** Where a file is looked at. */
export function previewPath(id: string): string {
  return `/files/${id}`;
}
