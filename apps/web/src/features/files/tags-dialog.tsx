import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { api } from '../../lib/api/trpc.ts';
import { filesMessages } from './files.messages.ts';
import type { StoredFile } from './item.ts';
import { refreshLists } from './refresh-lists.ts';

export function TagsDialog({ file, onClose }: { file: StoredFile | null; onClose: () => void }) {
  const t = useMessages(filesMessages);
  return (
    <Dialog
      open={file !== null}
      onOpenChange={onClose}
      title={t('tagsTitle')}
      description={file && <span className="wrap-anywhere">{t('tagsText', { name: file.filename })}</span>}
    >
      {file && <TagsForm file={file} onDone={onClose} />}
    </Dialog>
  );
}

function TagsForm({ file, onDone }: { file: StoredFile; onDone: () => void }) {
  const t = useMessages(filesMessages);
  const errorTexts = useTranslated(errorWords);
  const [tags, setTags] = useState(file.tags);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const withText = () => {
    const added = text.split(',').flatMap((tag) => tag.trim() || []);
    return [...new Set([...tags, ...added])];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    setTags(withText());
    setText('');
  };
  const save = async () => {
    setSaving(true);
    try {
      await api.files.update.mutate({ id: file.id, tags: withText() });
      toast.success(t('tagsSaved'));
      onDone();
      await refreshLists();
    } catch (thrown) {
      setError(describeError(readApiError(thrown), errorTexts));
      setSaving(false);
    }
  };
  return (
    <div className="flex flex-col gap-3 px-6 pt-4 pb-5">
      <ul className="flex min-h-6 flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li
            key={tag}
            className="flex h-6 max-w-full items-center gap-1 rounded-4 border border-line-strong pl-2 text-12"
          >
            <span className="truncate">{tag}</span>
            <button
              type="button"
              aria-label={t('removeTag', { tag })}
              onClick={() => setTags(tags.filter((other) => other !== tag))}
              className="grid size-6 place-items-center rounded-4 text-ink-soft hover:text-ink"
            >
              <X aria-hidden="true" className="size-3" />
            </button>
          </li>
        ))}
        {tags.length === 0 && <li className="text-12 leading-6 text-ink-faint">{t('noTags')}</li>}
      </ul>
      <Field label={t('tagLabel')} error={error}>
        <Input
          placeholder={t('tagPlaceholder')}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="flex justify-end gap-2 pt-1">
        <DialogClose asChild>
          <Button>{t('cancel')}</Button>
        </DialogClose>
        <Button look="primary" busy={isSaving} onClick={save}>
          {isSaving ? t('saving') : t('save')}
        </Button>
      </div>
    </div>
  );
}
