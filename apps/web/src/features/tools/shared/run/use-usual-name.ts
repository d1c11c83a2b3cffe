import { nameResult } from '@sheaf/pdf-core/options';
import { extensionOf, type ToolName, tools } from '@sheaf/pdf-core/tools';
import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '../../../files/item.ts';
import { trpc } from '../../../../lib/api/trpc.ts';

/** The name that a tool proposes for its result, without the extension. */
export function useUsualName(tool: ToolName, files: StoredFile[]): string {
  const names = files.map(({ filename }) => filename);
  const kept = `${nameResult(tool, names)}.${extensionOf(tool)}`;
  const { data } = useQuery({
    ...trpc.files.list.queryOptions({ folder_id: files[0]?.folder_id ?? 'null', search: kept, limit: 100 }),
    enabled: tools[tool].keepsName === true,
  });
  const isTaken = data?.files.some(({ filename }) => filename.toLowerCase() === kept.toLowerCase());
  return nameResult(tool, names, isTaken);
}
