import { z } from 'zod';

/** A folder's id, or the word `null` for the root: a query string knows no other null. */
export const folderPlace = z
  .string()
  .regex(/^(null|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'fields.invalid');

export function toFolderId(place: string): string | null {
  return place === 'null' ? null : place;
}
