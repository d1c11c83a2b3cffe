import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import { ArrowLeft, House } from 'lucide-react';
import { Fragment } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconButton } from '../../components/icon-button.tsx';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { DropPlace } from './drop-place.tsx';
import { foldersMessages } from './folders.messages.ts';

interface BreadcrumbProps {
  /** Outermost first, the open folder last. */
  path: Folder[];
  pathOf: (folderId: string | null) => string;
  /** Every file at once, which is no folder. */
  isAll: boolean;
  onDropItems: (folderId: string | null) => void;
}

const step =
  'block max-w-40 min-w-11 truncate rounded-4 px-[5px] py-1 leading-9 desktop:min-w-0 desktop:leading-normal';

/** Each folder on the way can be gone to, and things can be dropped on it. */
export function Breadcrumb({ path, pathOf, isAll, onDropItems }: BreadcrumbProps) {
  const t = useMessages(foldersMessages);
  const navigate = useNavigate();
  const open = path.at(-1);
  const ancestors = path.slice(0, -1);
  return (
    <nav
      aria-label={t('breadcrumb')}
      // Where one is already there is nowhere to go to, and on a phone a line is much.
      className={classes('flex min-w-0 items-center gap-1 text-13', !open && !isAll && 'max-desktop:hidden')}
    >
      {open && (
        <IconButton size="small" name={t('back')} onClick={() => navigate(pathOf(open.parent_id))}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <DropPlace folderId={null} onDropItems={onDropItems} isOff={!open && !isAll}>
        <Link
          to={pathOf(null)}
          aria-label={t('home')}
          aria-current={open || isAll ? undefined : 'page'}
          className="reach relative grid size-9 place-items-center rounded-4 text-ink-soft hover:text-ink desktop:size-7"
        >
          <House aria-hidden="true" className="size-3.5" />
        </Link>
      </DropPlace>
      {ancestors.map((folder) => (
        <Fragment key={folder.id}>
          <Slash />
          <DropPlace folderId={folder.id} onDropItems={onDropItems}>
            <Link to={pathOf(folder.id)} className={`${step} text-ink-soft hover:text-ink`}>
              {folder.name}
            </Link>
          </DropPlace>
        </Fragment>
      ))}
      {(open || isAll) && (
        <>
          <Slash />
          <span aria-current="page" className={`${step} font-bold`}>
            {open?.name ?? t('allFiles')}
          </span>
        </>
      )}
    </nav>
  );
}

function Slash() {
  return (
    <span aria-hidden="true" className="text-ink-faint">
      /
    </span>
  );
}
