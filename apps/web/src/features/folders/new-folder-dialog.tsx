import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Input } from '../../components/input.tsx';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { ColorChoice } from './color-choice.tsx';
import { folderColors } from './folder-colors.ts';
import { foldersTexts } from './folders.texts.ts';

interface NewFolderDialogProps {
  open: boolean;
  parentId: string | null;
  onClose: () => void;
}

export function NewFolderDialog({ open, parentId, onClose }: NewFolderDialogProps) {
  const texts = useTexts(foldersTexts);
  return (
    <Dialog open={open} onOpenChange={onClose} title={texts.createTitle} description={texts.createText}>
      <NewFolderForm parentId={parentId} onDone={onClose} />
    </Dialog>
  );
}

/** Mounted anew each time the dialog opens, so that it begins empty. */
function NewFolderForm({ parentId, onDone }: { parentId: string | null; onDone: () => void }) {
  const texts = useTexts(foldersTexts);
  const [name, setName] = useState('');
  const [color, setColor] = useState<string>(folderColors.blue);
  const create = useMutation(
    trpc.folders.create.mutationOptions({
      async onSuccess() {
        toast.success(texts.created);
        onDone();
        await queryClient.invalidateQueries(trpc.folders.pathFilter());
      },
      onError: (error) => toast.error(readApiError(error).message ?? texts.createFailed),
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
        aria-label={texts.placeholder}
        placeholder={texts.placeholder}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="w-full"
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <ColorChoice value={color} onChange={setColor} />
        <span className="ml-auto flex gap-2">
          <DialogClose asChild>
            <Button look="bare">{texts.cancel}</Button>
          </DialogClose>
          <Button type="submit" look="primary" disabled={!trimmed} busy={create.isPending}>
            {create.isPending ? texts.creating : texts.create}
          </Button>
        </span>
      </div>
    </form>
  );
}
