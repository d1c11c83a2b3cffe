import { listPages, writePageRanges } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { PageSheet } from '../shared/page/page-sheet.tsx';
import { mergeMessages } from './merge.messages.ts';

interface ChoiceDialogProps {
  file: StoredFile;
  count: number;
  value: string;
  onChange: (pages: string) => void;
  onClose: () => void;
}

/** Which pages of a file are used: written, or chosen by how they look. */
export default function ChoiceDialog({ file, count, value, onChange, onClose }: ChoiceDialogProps) {
  const t = useMessages(mergeMessages);
  const [text, setText] = useState(value);
  const read = listPages(text.trim() || 'all', count);
  const isWrong = 'problem' in read;
  const taken = new Set(isWrong ? [] : read.pages);
  const toggle = (page: number) => {
    const next = new Set(taken);
    if (!next.delete(page)) next.add(page);
    if (next.size === 0) return;
    const pages = [...next].toSorted((a, b) => a - b).map((one) => one + 1);
    setText(pages.length === count ? '' : writePageRanges(pages));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title', { name: file.filename })}
      className="w-[720px] desktop:top-[8vh] desktop:max-h-[86vh]"
      actions={
        <>
          <Button className="mr-auto" look="bare" onClick={() => setText('')}>
            {t('takeAll')}
          </Button>
          <Button
            look="primary"
            disabled={isWrong}
            onClick={() => {
              onChange(text);
              onClose();
            }}
          >
            {t('take', { count: taken.size })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 px-6 pt-3">
        <Field label={t('field')} hint={t('hint')} error={isWrong ? t('wrong', { count }) : undefined}>
          <Input
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <ol
          aria-label={t('pages')}
          className="grid max-h-[48vh] grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2 overflow-y-auto rounded-10 border border-line bg-sunken p-3"
        >
          {Array.from({ length: count }, (_, page) => (
            <li key={page} className="[contain-intrinsic-size:84px_132px] [content-visibility:auto]">
              <button
                type="button"
                aria-pressed={taken.has(page)}
                aria-label={t('page', { page: page + 1 })}
                onClick={() => toggle(page)}
                className={classes(
                  'w-full rounded-6 border-2 p-1 text-center text-12 tabular-nums',
                  taken.has(page)
                    ? 'border-accent text-ink'
                    : 'border-transparent text-ink-faint [&_img]:opacity-40',
                )}
              >
                <PageSheet fileId={file.id} page={page + 1} className="h-[100px]" />
                {page + 1}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
