import { nameResult } from '@sheaf/pdf-core/options';
import { extensionOf, type ToolName, tools } from '@sheaf/pdf-core/tools';
import type { StoredFile } from '../../../files/item.ts';
import { useNamesLike } from './use-names-like.ts';

/** The name that a tool proposes for its result, without the extension. */
export function useUsualName(tool: ToolName, files: StoredFile[]): string {
  const names = files.map(({ filename }) => filename);
  const kept = `${nameResult(tool, names)}.${extensionOf(tool)}`;
  const like = useNamesLike(kept, files[0]?.folder_id, tools[tool].keepsName === true);
  const isTaken = like.some((filename) => filename.toLowerCase() === kept.toLowerCase());
  return nameResult(tool, names, isTaken);
}
