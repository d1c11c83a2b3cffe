/** Where a file is looked at. */
export function previewPath(id: string): string {
  return `/files/${id}`;
}

/** The same with the assistant beside it. */
export function assistantPath(id: string, tab: 'chat' | 'summary' = 'chat'): string {
  return `${previewPath(id)}?assistant=${tab}`;
}

/** The same with its versions beside it. */
export function versionsPath(id: string): string {
  return `${previewPath(id)}?versions=open`;
}

/** Where a folder is asked, with all that lies in it. */
export function askFolderPath(id: string): string {
  return `/tools?tab=ai-chat&folder=${id}`;
}

/** With what would help it most. */
export function advicePath(id: string): string {
  return `${previewPath(id)}?assistant=recommendations`;
}
