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
  const name = nameResult(tool, [filename]);
  return freeName(name, ending, useNamesLike(name, folder_id));
}
