import { nameResult } from '@sheaf/pdf-core/options';
import { extensionOf, type ToolName } from '@sheaf/pdf-core/tools';
import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '../../../files/item.ts';
import { trpc } from '../../../../lib/api/trpc.ts';
import { freeName } from './free-name.ts';

/** The name of a result, without its extension: of which file it is, and numbered where the folder has one already. */
export function useFreeName(tool: ToolName, { filename, folder_id }: StoredFile): string {
  const name = nameResult(tool, [filename]);
  const { data } = useQuery(
    trpc.files.list.queryOptions({ folder_id: folder_id ?? 'null', search: name, limit: 100 }),
  );
  const names = data?.files.map((file) => file.filename) ?? [];
  return freeName(name, `.${extensionOf(tool)}`, names);
}
