/** Where all files are asked, or those of a folder. */
export function askAllPath(folderId?: string | null): string {
  return folderId ? `/ask?folder=${folderId}` : '/ask';
}
