import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/api/trpc.ts';
import { timeZone } from '../../../lib/page/time-zone.ts';
import { isAtLimit, NO_ROOM, type Room, type UploadItem } from './upload-item.ts';

/** What the plan has room for now. Only asked once one of these was refused for it: a larger plan lets it be tried again. */
export function useRoom(items: readonly UploadItem[]): Room {
  const { data } = useQuery({
    ...trpc.usage.overview.queryOptions({ timeZone }),
    select: ({ overview: { limits, usage } }): Room => ({
      files: limits.filesPerMonth < 0 ? Infinity : limits.filesPerMonth - usage.files_processed,
      bytes: limits.storageLimit < 0 ? Infinity : limits.storageLimit - usage.storage_used,
    }),
    enabled: items.some(isAtLimit),
  });
  return data ?? NO_ROOM;
}
