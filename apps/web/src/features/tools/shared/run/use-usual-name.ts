import { extensionOf, type ToolName, tools } from '@sheaf/pdf-core/tools';
import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '../../../files/item.ts';
import { trpc } from '../../../../lib/api/trpc.ts';

/** The name that a tool proposes for its result, without the extension: that of the file, and what was done to it. */
export function useUsualName(tool: ToolName, file: StoredFile): string {
  const { ending, keepsName } = tools[tool];
  const stem = file.filename.replace(/\.[^.]+$/u, '');
  const whole = `${stem}.${extensionOf(tool)}`;
  const { data } = useQuery({
    ...trpc.files.list.queryOptions({ folder_id: file.folder_id ?? 'null', search: whole, limit: 100 }),
    enabled: keepsName === true,
  });
  const isTaken = data?.files.some(({ filename }) => filename.toLowerCase() === whole.toLowerCase());
  return keepsName && !isTaken ? stem : `${stem}-${ending}`;
}
