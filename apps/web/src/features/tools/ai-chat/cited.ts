import type { ChatSource } from '@sheaf/api/features/ai/ai.schema.ts';
import type { Shown } from '../../ai/assistant-file.ts';
import { previewPath } from '../../files/preview-path.ts';

/** The answer whose sources are marked, and which of them matters now, from 1. */
export type Cited = Shown & { active: number };

/** The document in its viewer, at this page, with the passage marked. The conversation is there too, if it is about this file alone. */
export function viewerPath(
  fileId: string,
  page: number,
  source: ChatSource | undefined,
  isAlone: boolean,
): string {
  const search = new URLSearchParams({ page: String(page) });
  if (isAlone) search.set('assistant', 'chat');
  if (source?.boxes?.length && source.page === page) {
    const boxes = source.boxes.map(({ x, y, width, height }) => [x, y, width, height].join());
    search.set('mark', `${page}:${boxes.join(';')}`);
  }
  return `${previewPath(fileId)}?${search}`;
}
