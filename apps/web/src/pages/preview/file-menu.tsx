import { ChevronDown } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AssistantTab } from '../../features/ai/assistant-file.ts';
import { ItemMenu } from '../../features/files/item-menu.tsx';
import { type StoredFile, fileItem } from '../../features/files/item.ts';
import { placePath } from '../../features/files/manager-place.ts';
import { useItemActions } from '../../features/files/use-item-actions.ts';
import { useFolders } from '../../features/folders/use-folders.ts';
import { usePaletteOpener } from '../../lib/page/palette-opener.ts';
import { useAtHand } from '../../lib/page/at-hand.ts';
import { toolEntries } from '../dashboard/file-tools.tsx';

const MoveDialog = lazy(async () => ({
  default: (await import('../../features/folders/move-dialog.tsx')).MoveDialog,
}));
const RenameDialog = lazy(async () => ({
  default: (await import('../../features/files/rename-dialog.tsx')).RenameDialog,
}));
const TagsDialog = lazy(async () => ({
  default: (await import('../../features/files/tags-dialog.tsx')).TagsDialog,
}));

interface FileMenuProps {
  file: StoredFile;
  onVersions: () => void;
  onAssistant: (tab: AssistantTab) => void;
  /** The file goes, and there is nothing left to look at. */
  onLeave: () => void;
}

const noFolders: ReadonlySet<string> = new Set();

/** Beside the name of a file that is looked at: the same as in the list of files. */
export function FileMenu({ file, onVersions, onAssistant, onLeave }: FileMenuProps) {
  const actions = useItemActions();
  const navigate = useNavigate();
  const tree = useFolders();
  const onPalette = usePaletteOpener();
  const [opened, setOpened] = useState<'rename' | 'move' | 'tags' | null>(null);
  const item = fileItem(file);
  const close = () => setOpened(null);
  const entries = {
    onDownload: () => void actions.download(file),
    onRename: () => setOpened('rename'),
    onMove: () => setOpened('move'),
    onTags: () => setOpened('tags'),
    onVersions,
    onDelete() {
      onLeave();
      void actions.remove([item]);
    },
  };
  useAtHand({
    as: 'openFile',
    files: [file],
    does: {
      ask: () => onAssistant('chat'),
      summarize: () => onAssistant('summary'),
      rename: entries.onRename,
      move: entries.onMove,
      tags: entries.onTags,
      download: entries.onDownload,
      versions: onVersions,
      place: () =>
        void navigate(`${placePath({ view: 'folder', folderId: file.folder_id })}&select=${file.id}`),
      remove: entries.onDelete,
    },
  });
  return (
    <>
      <ItemMenu
        name={file.filename}
        icon={<ChevronDown aria-hidden="true" />}
        entries={() => ({ onPalette, tools: toolEntries([file]), ...entries })}
      />
      <Suspense fallback={null}>
        {opened === 'rename' && (
          <RenameDialog
            name={file.filename}
            onSave={(name) => void actions.rename(item, name)}
            onClose={close}
          />
        )}
        {opened === 'move' && (
          <MoveDialog
            tree={tree}
            count={1}
            from={file.folder_id}
            movedFolders={noFolders}
            onMove={(folderId, name) => void actions.move([item], folderId, name)}
            onClose={close}
          />
        )}
        {opened === 'tags' && <TagsDialog file={file} onClose={close} />}
      </Suspense>
    </>
  );
}
