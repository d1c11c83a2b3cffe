/** Where an earlier version of a file is compared with the current one. */
export function compareVersionPath(id: string, number: number): string {
  return `/tools/compare?files=${id}&versions=${number}`;
}
