import { Check, House } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { FolderIcon } from './folder-icon.tsx';
import type { FolderTree } from './folder-tree.ts';
import { foldersMessages } from './folders.messages.ts';

interface MoveDialogProps {
  tree: FolderTree;
  /** How many are moved; none while it is closed. */
  count: number;
  /** The folder that they are in, null being none; undefined if they are in several. */
  from: string | null | undefined;
  /** Folders among them: they cannot go into themselves. */
  movedFolders: ReadonlySet<string>;
  onMove: (folderId: string | null, name: string) => void;
  onClose: () => void;
}

const INDENT = 20;

export function MoveDialog({ tree, count, from, movedFolders, onMove, onClose }: MoveDialogProps) {
  const t = useMessages(foldersMessages);
  const [target, setTarget] = useState(from ?? null);
  const name = (target && tree.byId.get(target)?.name) || t('home');
  const branch = (parent: string | null, depth: number): ReactNode =>
    tree
      .childrenOf(parent)
      .filter(({ id }) => !movedFolders.has(id))
      .map((folder) => (
        <li key={folder.id}>
          <Choice isChosen={target === folder.id} depth={depth} onChoose={() => setTarget(folder.id)}>
            <FolderIcon color={folder.color} size={18} />
            <span className="truncate">{folder.name}</span>
          </Choice>
          <ul>{branch(folder.id, depth + 1)}</ul>
        </li>
      ));
  return (
    <Dialog
      open={count > 0}
      onOpenChange={onClose}
      title={t('moveTitle', { count })}
      description={t('moveText')}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button
            look="primary"
            className="max-w-64"
            disabled={target === from}
            onClick={() => {
              onMove(target, name);
              onClose();
            }}
          >
            <span className="truncate leading-5">{t('moveHere', { name })}</span>
          </Button>
        </>
      }
    >
      <ul className="mx-4 mt-3 max-h-[40vh] overflow-y-auto rounded-10 border p-1">
        <li>
          <Choice isChosen={target === null} depth={0} onChoose={() => setTarget(null)}>
            <House aria-hidden="true" className="mx-px text-ink-faint" />
            {t('home')}
          </Choice>
        </li>
        {branch(null, 1)}
      </ul>
    </Dialog>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  depth: number;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ isChosen, depth, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      style={{ paddingLeft: 8 + depth * INDENT }}
      className={classes(
        'flex h-11 w-full items-center gap-2.5 rounded-6 pr-2 text-left text-13 desktop:h-8',
        isChosen ? 'bg-accent-soft font-strong text-accent-ink' : 'hover:bg-hover',
      )}
    >
      {children}
      {isChosen && <Check aria-hidden="true" className="ml-auto size-3.5 shrink-0" />}
    </button>
  );
}
