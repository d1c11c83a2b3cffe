import { ChevronRight, House } from 'lucide-react';
import { FolderIcon } from '../../../folders/folder-icon.tsx';
import { useFolders } from '../../../folders/use-folders.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

const step = 'rounded-4 px-1.5 py-1 hover:bg-hover';

/** The way to the open folder, and the folders in it. */
export function PickerFolders({
  folderId,
  onGo,
}: {
  folderId: string | null;
  onGo: (folderId: string | null) => void;
}) {
  const t = useMessages(toolAreaMessages);
  const { pathTo, childrenOf } = useFolders();
  return (
    <>
      <nav
        aria-label={t('picker.path')}
        className="-ml-1.5 flex flex-wrap items-center text-13 text-ink-soft"
      >
        <button type="button" className={step} onClick={() => onGo(null)}>
          <House aria-hidden="true" className="inline align-[-3px]" /> {t('picker.root')}
        </button>
        {(folderId ? pathTo(folderId) : []).map(({ id, name }) => (
          <span key={id} className="inline-flex min-w-0 items-center">
            <ChevronRight aria-hidden="true" className="size-3.5 text-ink-faint" />
            <button type="button" className={step} onClick={() => onGo(id)}>
              {name}
            </button>
          </span>
        ))}
      </nav>
      <ul className="flex flex-wrap gap-1.5 py-2 empty:hidden">
        {childrenOf(folderId).map(({ id, name, color }) => (
          <li key={id} className="max-w-full">
            <button
              type="button"
              onClick={() => onGo(id)}
              className="inline-flex h-11 max-w-full items-center gap-2 rounded-6 border border-line px-2.5 text-13 hover:bg-hover desktop:h-8"
            >
              <FolderIcon color={color} size={16} />
              <span className="truncate">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
