import { isPictureType } from '@sheaf/api/features/files/upload-types.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { PageSize } from '../shared/page/page-geometry.ts';
import { trpc } from '../../../lib/api/trpc.ts';

/** In the measure that sources are placed in; null for files without pages to look at, and until they are known. */
export function usePageSizes({ id, type }: { id: string; type: string }): PageSize[] | null {
  const isPdf = type === 'application/pdf';
  const info = useQuery(
    trpc.pdfTools.info.queryOptions({ id }, { enabled: isPdf, staleTime: Infinity, retry: false }),
  );
  const read = useQuery(trpc.ai.ocrResult.queryOptions({ fileId: id }, { enabled: isPictureType(type) }));
  const pages = isPdf ? info.data?.info.pages : read.data?.result?.pages;
  return pages?.map(({ width, height }) => ({ width, height })) ?? null;
}
