import { Search, Upload } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogClose } from '../../../../components/dialog.tsx';
import { Input } from '../../../../components/input.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import type { StoredFile } from '../../../files/item.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { ACCEPTED, type FileKind } from './file-kinds.ts';
import { PickerFolders } from './picker-folders.tsx';
import { PickerList } from './picker-list.tsx';
import { toolAreaMessages } from '../tool-area.messages.ts';
import type { PickPlace } from './use-pickable-files.ts';

interface FilePickerProps {
  kind: FileKind;
  isSeveral: boolean;
  onPick: (files: StoredFile[]) => void;
  /** New files, chosen or dropped here. */
  onUpload: (files: readonly File[]) => void;
  onClose: () => void;
}

/** The member's files of one kind: the newest, by folder, or by name; and new ones from the device. */
export default function FilePicker({ kind, isSeveral, onPick, onUpload, onClose }: FilePickerProps) {
  const t = useMessages(toolAreaMessages);
  const [place, setPlace] = useState<PickPlace>({ view: 'recent' });
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, StoredFile>>(new Map());
  const search = useDeferredValue(query.trim());
  const input = useRef<HTMLInputElement>(null);
  const upload = (files: readonly File[]) => {
    if (files.length === 0) return;
    onUpload(files);
    onClose();
  };
  const { getRootProps, isDragActive } = useDropzone({
    onDrop: upload,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    noDragEventsBubbling: true,
  });
  const finish = (files: StoredFile[]) => {
    onPick(files);
    onClose();
  };
  const toggle = (file: StoredFile) => {
    if (!isSeveral) return finish([file]);
    const next = new Map(chosen);
    if (!next.delete(file.id)) next.set(file.id, file);
    setChosen(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('picker.title', { isSeveral })}
      className="w-[640px] desktop:top-[10vh] desktop:max-h-[82vh]"
      actions={
        <>
          <Button className="mr-auto" onClick={() => input.current?.click()}>
            <Upload aria-hidden="true" />
            <span className={isSeveral ? 'max-desktop:sr-only' : undefined}>{t('picker.device')}</span>
          </Button>
          <DialogClose asChild>
            <Button>{t('picker.cancel')}</Button>
          </DialogClose>
          {isSeveral && (
            <Button look="primary" disabled={chosen.size === 0} onClick={() => finish([...chosen.values()])}>
              {t('picker.add', { count: chosen.size })}
            </Button>
          )}
        </>
      }
    >
      <div {...getRootProps({ className: 'px-6 pt-3 outline-none' })}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('picker.device')}
          multiple={isSeveral}
          accept={ACCEPTED[kind]}
          onChange={({ target }) => upload([...(target.files ?? [])])}
        />
        <div className="flex flex-wrap items-center gap-2 pb-3">
          <Input
            type="search"
            aria-label={t('picker.search')}
            placeholder={t('picker.search')}
            start={<Search aria-hidden="true" />}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            className="min-w-48 flex-1"
          />
          <SegmentedControl
            label={t('picker.where')}
            value={place.view}
            onValueChange={(view) =>
              setPlace(view === 'recent' ? { view } : { view: 'folder', folderId: null })
            }
            options={[
              { value: 'recent', label: t('picker.recent') },
              { value: 'folder', label: t('picker.folders') },
            ]}
          />
        </div>
        {place.view === 'folder' && !search && (
          <PickerFolders
            folderId={place.folderId}
            onGo={(folderId) => setPlace({ view: 'folder', folderId })}
          />
        )}
        <PickerList
          // Another place or search begins at its first page.
          key={JSON.stringify([place, search])}
          kind={kind}
          place={place}
          search={search}
          chosen={chosen}
          isSeveral={isSeveral}
          isDropping={isDragActive}
          onToggle={toggle}
          onMany={(files, isChosen) => {
            const next = new Map(chosen);
            for (const file of files) {
              if (isChosen) next.set(file.id, file);
              else next.delete(file.id);
            }
            setChosen(next);
          }}
        />
      </div>
    </Dialog>
  );
}
