import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FolderDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { FileBadges, FileTags } from './file-badges.tsx';
import { FileSheet } from './file-sheet.tsx';
import { filesMessages } from './files.messages.ts';
import { formatWhen } from './format-when.ts';
import { type StoredFile, fileItem } from './item.ts';
import { ItemMenu } from './item-menu.tsx';
import { LoadFailed } from './load-failed.tsx';
import { assistantPath, previewPath } from './preview-path.ts';
import { SHOWN } from './newest-files.ts';
import { type ItemActions, useItemActions } from './use-item-actions.ts';

const shelf =
  '-mx-4 grid grid-cols-[repeat(5,150px)] overflow-x-auto px-1.5 [scrollbar-width:none] desktop:-mx-2.5 desktop:grid-cols-5 desktop:overflow-visible desktop:px-0';

interface RecentFilesProps {
  allFiles: string;
  onUpload: () => void;
  /** The entries of tools in a file's menu. */
  tools: (files: StoredFile[]) => ReactNode;
}

export const newestFilesQuery = () => trpc.files.list.queryOptions({ limit: SHOWN });

/** The newest five, on a shelf. */
export function RecentFiles({ allFiles, onUpload, tools }: RecentFilesProps) {
  const t = useMessages(filesMessages);
  const actions = useItemActions();
  const { data, isError, refetch } = useQuery(newestFilesQuery());
  const failed = isError && (
    <LoadFailed fact={t('loadFailed')} hasOlder={data !== undefined} onAgain={refetch} />
  );
  if (failed && !data) return failed;
  if (data?.files.length === 0) return <NoFiles onUpload={onUpload} />;
  return (
    <section>
      <div className="mb-3 flex items-baseline justify-between">
        <h2 className="section-title">{t('recent')}</h2>
        <TextLink alone to={allFiles} className="text-13">
          {t('viewAll')}
        </TextLink>
      </div>
      {failed}
      <ul aria-busy={!data} className={shelf}>
        {data
          ? data.files.map((file) => <Book key={file.id} file={file} actions={actions} tools={tools} />)
          : Array.from({ length: SHOWN }, (_, place) => <BookSkeleton key={place} />)}
      </ul>
    </section>
  );
}

interface BookProps {
  file: StoredFile;
  actions: ItemActions;
  tools: RecentFilesProps['tools'];
}

function Book({ file, actions, tools }: BookProps) {
  const { filename, size } = file;
  return (
    <li className="min-w-0" data-menu-area>
      <div className="flex h-[184px] items-end desktop:h-[212px] border-b border-line-strong pr-[18px] pl-2.5">
        <Link to={previewPath(file.id)} tabIndex={-1} aria-hidden="true" className="block w-full">
          <FileSheet file={file} className="w-full" />
        </Link>
      </div>
      <div className="px-2.5 pt-2">
        <h3 className="text-13 font-bold" title={filename}>
          <Link
            to={previewPath(file.id)}
            className="relative block truncate hover:underline max-desktop:-my-3.5 max-desktop:py-3.5"
          >
            {filename}
          </Link>
        </h3>
        <p className="text-12 text-ink-faint tabular-nums">
          {formatWhen(file.created_at)}, <span className="whitespace-nowrap">{formatBytes(size)}</span>
        </p>
        <div className="flex items-start justify-between gap-1 pt-1">
          <p className="flex flex-wrap gap-1 pt-0.5">
            <FileBadges file={file} />
            <FileTags tags={file.tags} />
          </p>
          <ItemMenu
            name={filename}
            entries={() => ({
              preview: previewPath(file.id),
              assistant: assistantPath(file.id),
              tools: tools([file]),
              onDownload: () => void actions.download(file),
              onDelete: () => void actions.remove([fileItem(file)]),
            })}
          />
        </div>
      </div>
    </li>
  );
}

function BookSkeleton() {
  return (
    <li className="min-w-0">
      <div className="flex h-[184px] items-end desktop:h-[212px] border-b border-line-strong pr-[18px] pl-2.5">
        <Skeleton className="aspect-[210/297] w-full" />
      </div>
      <div className="px-2.5 pt-3">
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="mt-2 h-3 w-3/5" />
      </div>
    </li>
  );
}

function NoFiles({ onUpload }: { onUpload: () => void }) {
  const t = useMessages(filesMessages);
  return (
    <Card className="py-8">
      <EmptyState
        drawing={<FolderDrawing />}
        title={t('noRecent')}
        action={
          <Button onClick={onUpload}>
            <Upload aria-hidden="true" />
            {t('upload')}
          </Button>
        }
      >
        {t('noRecentText')}
      </EmptyState>
    </Card>
  );
}
