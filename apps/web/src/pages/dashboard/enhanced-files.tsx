import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ConversationDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { FileBadges } from '../../features/files/file-badges.tsx';
import { SmallSheet } from '../../features/files/file-sheet.tsx';
import { formatWhen } from '../../features/files/format-when.ts';
import type { StoredFile } from '../../features/files/item.ts';
import { LoadFailed } from '../../features/files/load-failed.tsx';
import { previewPath } from '../../features/files/preview-path.ts';
import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const PAGE = 20;

/** Files that were read, summed up or made ready for chat, newest first. */
export function EnhancedFiles() {
  const t = useMessages(dashboardMessages);
  const [pages, setPages] = useState(1);
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, at) =>
      trpc.files.list.queryOptions({ enhanced: true, page: at + 1, limit: PAGE }),
    ),
  });
  const total = queries[0]?.data?.pagination.total;
  const files = queries.flatMap(({ data }) => data?.files ?? []);
  const retry = () => {
    for (const query of queries) void query.refetch();
  };
  const failed = queries.some(({ isError }) => isError) && (
    <LoadFailed fact={t('aiTools.failed')} hasOlder={files.length > 0} onAgain={retry} />
  );
  if (failed && files.length === 0) return failed;
  return (
    // As tall as the empty one at least: on a phone there is more below it.
    <section className="max-desktop:min-h-70">
      <h2 className="mb-3 section-title">{t('aiTools.list')}</h2>
      {failed}
      <Card>
        {total === 0 ? (
          <EmptyState drawing={<ConversationDrawing />} title={t('aiTools.emptyTitle')} level="p">
            {t('aiTools.empty')}
          </EmptyState>
        ) : (
          <ul aria-busy={total === undefined} className="divide-y divide-line">
            {total === undefined
              ? [0, 1, 2].map((row) => <Skeleton key={row} className="mx-4 my-3 h-4 w-1/2" />)
              : files.map((file) => <FileLine key={file.id} file={file} />)}
          </ul>
        )}
      </Card>
      {total !== undefined && total > files.length && (
        <Button
          className="mt-3"
          busy={queries.some(({ isPending }) => isPending)}
          onClick={() => setPages(pages + 1)}
        >
          {t('aiTools.more')}
        </Button>
      )}
    </section>
  );
}

function FileLine({ file }: { file: StoredFile }) {
  const { id, filename, type, size, updated_at } = file;
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 max-desktop:py-1">
      <SmallSheet type={type} />
      <Link
        to={previewPath(id)}
        title={filename}
        className="min-w-0 flex-1 truncate hover:underline max-desktop:leading-11"
      >
        {filename}
      </Link>
      <span className="flex gap-1">
        <FileBadges file={file} />
      </span>
      <span className="w-44 text-right text-12 whitespace-nowrap text-ink-faint tabular-nums max-desktop:hidden">
        {formatBytes(size)}, {formatWhen(updated_at)}
      </span>
    </li>
  );
}
