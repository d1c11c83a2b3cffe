import { nameResult } from '@sheaf/pdf-core/options';
import { extensionOf, type ToolName } from '@sheaf/pdf-core/tools';
import type { StoredFile } from '../../../files/item.ts';
import { freeName } from './free-name.ts';
import { useNamesLike } from './use-names-like.ts';

/** The name of a result, without its extension: of which file it is, and numbered where the folder has one already. */
export function useFreeName(
  tool: ToolName,
  { filename, folder_id }: StoredFile,
  ending = `.${extensionOf(tool)}`,
): string {
  return useFreeStem(nameResult(tool, [filename]), folder_id, ending);
}

/** A name without its extension, numbered where the folder has one already. */
export function useFreeStem(name: string, folderId: string | null | undefined, ending = '.pdf'): string {
  return freeName(name, ending, useNamesLike(name, folderId));
}
