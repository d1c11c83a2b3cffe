import { nameResult } from '@sheaf/pdf-core/options';
import { extensionOf, type ToolName, tools } from '@sheaf/pdf-core/tools';
import type { StoredFile } from '../../../files/item.ts';
import { useFreeStem } from './use-free-name.ts';
import { useNamesLike } from './use-names-like.ts';

/** The name that a tool proposes for its result, without the extension. */
export function useUsualName(tool: ToolName, files: StoredFile[]): string {
  const names = files.map(({ filename }) => filename);
  const folderId = files[0]?.folder_id;
  const ending = `.${extensionOf(tool)}`;
  const kept = `${nameResult(tool, names)}${ending}`;
  const like = useNamesLike(kept, folderId, tools[tool].keepsName === true);
  const isTaken = like.some((filename) => filename.toLowerCase() === kept.toLowerCase());
  return useFreeStem(nameResult(tool, names, isTaken), folderId, ending);
}
