/** The folders a dropped file lay in, outermost first: `/scans/2026/a.pdf` lay in scans and in 2026. */
export function droppedFolders(file: File & { path?: string; relativePath?: string }): string[] {
  const path = file.webkitRelativePath || file.relativePath || file.path || file.name;
  return path
    .split('/')
    .slice(0, -1)
    .filter((part) => part !== '' && part !== '.');
}
