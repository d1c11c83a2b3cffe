import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../../lib/api/trpc.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import type { StoredFile } from '../../../files/item.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

/** The name of the folder that the result of these files is saved in, which is that of the first; undefined if all lie there. */
export function useResultFolder(files: readonly StoredFile[]): string | undefined {
  const t = useMessages(toolAreaMessages);
  const folderId = files[0]?.folder_id ?? null;
  const isMixed = files.some(({ folder_id: folder }) => folder !== folderId);
  const { data } = useQuery(trpc.folders.list.queryOptions({ flat: true }, { enabled: isMixed }));
  if (!isMixed || !data) return undefined;
  return folderId === null ? t('picker.root') : data.folders.find(({ id }) => id === folderId)?.name;
}
