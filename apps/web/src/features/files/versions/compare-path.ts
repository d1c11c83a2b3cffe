import { isOfficeType, isTextType } from '@sheaf/pdf-core/options';

/** Whether versions of a file of this type can be compared: as they are, or as the PDFs that are made of them. */
export function canCompare(type: string): boolean {
  return type === 'application/pdf' || isOfficeType(type) || isTextType(type);
}

/** Where an earlier version of a file is compared with the current one. */
export function compareVersionPath(id: string, number: number): string {
  return `/tools/compare?files=${id}&versions=${number}`;
}
