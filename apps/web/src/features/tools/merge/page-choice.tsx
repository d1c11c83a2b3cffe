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

interface PageChoiceProps {
  file: StoredFile;
  /** As it is written; '' for all. */
  value: string;
  isSmall?: boolean;
  onChange: (pages: string) => void;
}

/** Shows which pages of a file are used, and opens the choice of others. */
export function PageChoice({ file, value, isSmall = false, onChange }: PageChoiceProps) {
  const t = useMessages(mergeMessages);
  const [isOpen, setOpen] = useState(false);
  const { filename, page_count: count } = file;
  const words = value ? t('some', { pages: value }) : count === null ? t('unknown') : t('all', { count });
  return (
    <>
      <button
        type="button"
        aria-label={t('choosePages', { name: filename, words })}
        disabled={count === null}
        onClick={() => setOpen(true)}
        className={classes(
          'reach relative min-w-0 max-w-full rounded-4 px-1.5 text-ink-soft tabular-nums hover:bg-hover hover:text-ink',
          isSmall ? 'text-11' : 'border border-line bg-raised py-0.5 text-12',
          value && 'font-strong text-accent-ink',
        )}
      >
        <span className="block truncate">{words}</span>
      </button>
      {isOpen && count !== null && (
        <ChoiceDialog
          file={file}
          count={count}
          value={value}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ChoiceDialogProps {
  file: StoredFile;
  count: number;
  value: string;
  onChange: (pages: string) => void;
  onClose: () => void;
}

function ChoiceDialog({ file, count, value, onChange, onClose }: ChoiceDialogProps) {
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
