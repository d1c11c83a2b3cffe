/** Where a file is looked at. */
export function previewPath(id: string): string {
  return `/files/${id}`;
}

/** The same with the assistant beside it. */
export function assistantPath(id: string): string {
  return `${previewPath(id)}?assistant=chat`;
}
