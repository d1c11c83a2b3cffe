import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Input } from '../../components/input.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { useNoted } from '../../lib/page/recent-commands.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { ColorChoice } from './color-choice.tsx';
import { folderColors } from './folder-colors.ts';
import { foldersMessages } from './folders.messages.ts';

interface NewFolderDialogProps {
  open: boolean;
  parentId: string | null;
  onClose: () => void;
}

export function NewFolderDialog({ open, parentId, onClose }: NewFolderDialogProps) {
  const t = useMessages(foldersMessages);
  const made = useRef<string | null>(null);
  const onDone = (id: string) => {
    made.current = id;
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onCloseFocus={() => focusFolder(made.current)}
      title={t('createTitle')}
      description={t('createText')}
    >
      <NewFolderForm parentId={parentId} onDone={onDone} />
    </Dialog>
  );
}

/** The new folder is where the keys go on. */
function focusFolder(id: string | null): boolean {
  const name = id && document.querySelector<HTMLElement>(`[data-items] [data-name][href$="${id}"]`);
  if (!name) return false;
  name.focus();
  return true;
}

/** Mounted anew each time the dialog opens, so that it begins empty. */
function NewFolderForm({ parentId, onDone }: { parentId: string | null; onDone: (id: string) => void }) {
  useNoted('newFolder');
  const t = useMessages(foldersMessages);
  const errorTexts = useTranslated(errorWords);
  const [name, setName] = useState('');
  const [color, setColor] = useState<string>(folderColors.blue);
  const create = useMutation(
    trpc.folders.create.mutationOptions({
      async onSuccess({ folder }) {
        // What lies below the new folder moves before the dialog goes, and not under a press that follows it.
        await queryClient.invalidateQueries(trpc.folders.pathFilter());
        toast.success(t('created'));
        onDone(folder.id);
      },
      onError(thrown) {
        const error = readApiError(thrown);
        toast.error(error.message === null ? t('createFailed') : describeError(error, errorTexts));
      },
    }),
  );
  const trimmed = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed) create.mutate({ name: trimmed, color, parent_id: parentId });
  };
  return (
    <form onSubmit={submit} className="px-6 pt-4 pb-5">
      <Input
        aria-label={t('placeholder')}
        placeholder={t('placeholder')}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="w-full"
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <ColorChoice value={color} onChange={setColor} />
        <span className="ml-auto flex gap-2">
          <DialogClose asChild>
            <Button look="bare">{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" disabled={!trimmed} busy={create.isPending}>
            {create.isPending ? t('creating') : t('create')}
          </Button>
        </span>
      </div>
    </form>
  );
}
