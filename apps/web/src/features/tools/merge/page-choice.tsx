import { lazy, Suspense, useState } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { mergeMessages } from './merge.messages.ts';

const ChoiceDialog = lazy(() => import('./choice-dialog.tsx'));

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
          'reach relative min-w-11 max-w-full rounded-4 px-1.5 text-ink-soft tabular-nums hover:bg-hover hover:text-ink desktop:min-w-0',
          isSmall ? 'text-11' : 'border border-line bg-raised py-0.5 text-12',
          value && 'font-strong text-accent-ink',
        )}
      >
        <span className="block truncate">{words}</span>
      </button>
      {isOpen && count !== null && (
        <Suspense>
          <ChoiceDialog
            file={file}
            count={count}
            value={value}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
