import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import { House, Layers, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../../lib/page/classes.ts';
import { formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { DropPlace } from './drop-place.tsx';
import type { FolderTree } from './folder-tree.ts';
import { foldersMessages } from './folders.messages.ts';

interface FolderRailProps {
  tree: FolderTree & { isPending: boolean };
  /** The open folder; null is the root, undefined a place that is no folder. */
  openId: string | null | undefined;
  openPath: string;
  paths: { folder: (id: string | null) => string; all: string; trash: string };
  totalFiles: number | undefined;
  trashed: number | undefined;
  onDropItems: (folderId: string | null) => void;
}

/** All folders, open along the way to where one is. */
export function FolderRail({
  tree,
  openId,
  openPath,
  paths,
  totalFiles,
  trashed,
  onDropItems,
}: FolderRailProps) {
  const t = useMessages(foldersMessages);
  const onTheWay = new Set(openId ? tree.pathTo(openId).map(({ id }) => id) : []);
  const branch = (parent: string | null, depth: number): ReactNode =>
    tree.childrenOf(parent).map((folder) => (
      <li key={folder.id}>
        <DropPlace folderId={folder.id} onDropItems={onDropItems} isOff={folder.id === openId}>
          <RailLink
            to={paths.folder(folder.id)}
            isOpen={folder.id === openId}
            count={countOf(folder)}
            depth={depth}
          >
            <i className="mx-0.5 size-2.5 shrink-0 rounded-[3px]" style={{ background: folder.color }} />
            <span className="truncate">{folder.name}</span>
          </RailLink>
        </DropPlace>
        {onTheWay.has(folder.id) && tree.childrenOf(folder.id).length > 0 && (
          <ul>{branch(folder.id, depth + 1)}</ul>
        )}
      </li>
    ));
  return (
    <nav aria-label={t('folders')}>
      <p className="px-2.5 pb-1.5 text-12 font-medium text-ink-faint">{t('folders')}</p>
      <ul>
        <li>
          <RailLink to={paths.all} isOpen={openPath === paths.all} count={totalFiles}>
            <Layers aria-hidden="true" className="size-3.5" />
            {t('allFiles')}
          </RailLink>
        </li>
        <li>
          <DropPlace folderId={null} onDropItems={onDropItems} isOff={openId === null}>
            <RailLink to={paths.folder(null)} isOpen={openId === null}>
              <House aria-hidden="true" className="size-3.5" />
              {t('home')}
            </RailLink>
          </DropPlace>
        </li>
        {branch(null, 0)}
        <li className={classes('mt-5', tree.isPending && 'invisible')}>
          <RailLink to={paths.trash} isOpen={openPath === paths.trash} count={trashed}>
            <Trash2 aria-hidden="true" className="size-3.5" />
            {t('trash')}
          </RailLink>
        </li>
      </ul>
    </nav>
  );
}

interface RailLinkProps {
  to: string;
  isOpen: boolean;
  count?: number;
  depth?: number;
  children: ReactNode;
}

const INDENT = 18;

function RailLink({ to, isOpen, count, depth = 0, children }: RailLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      style={{ paddingLeft: 10 + depth * INDENT }}
      className={classes(
        'flex h-[30px] items-center gap-[9px] rounded-6 pr-2.5 text-13',
        isOpen ? 'bg-accent-soft font-strong text-accent-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      {children}
      {count !== undefined && (
        <span className={classes('ml-auto text-12 tabular-nums', !isOpen && 'text-ink-faint')}>
          {formatNumber(count)}
        </span>
      )}
    </Link>
  );
}

function countOf({ files }: Folder): number {
  return files[0]?.count ?? 0;
}
