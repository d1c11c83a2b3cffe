import { type ReactNode, type RefObject, useMemo } from 'react';
import type { OpenedDocument } from '../shared/page/document.ts';
import { SeenPage } from '../shared/page/seen-page.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ChangeMark } from './change-mark.tsx';
import { compareMessages } from './compare.messages.ts';
import type { Change, SideName } from './comparison.ts';
import { isPrinted } from './with-pages.tsx';

interface DocumentPaneProps {
  side: SideName;
  document: OpenedDocument;
  /** The choice of its version, if both are one file. */
  pick: ReactNode;
  changes: Change[];
  here: Change | undefined;
  onPick: (change: Change) => void;
  paneRef: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
}

/** The pages of one of the two files, with its changes marked. */
export function DocumentPane(props: DocumentPaneProps) {
  const { side, document, pick, changes, here, onPick, paneRef, onScroll } = props;
  const t = useMessages(compareMessages);
  const { file, pages } = document;
  const byPage = useMemo(() => {
    const marks = new Map<number, { change: Change; at: number }[]>();
    for (const change of changes)
      for (const [at, { page }] of change[side].places.entries()) {
        if (!marks.has(page)) marks.set(page, []);
        marks.get(page)!.push({ change, at });
      }
    return marks;
  }, [changes, side]);
  return (
    <section
      aria-label={side === 'before' ? t('documentBefore') : t('documentAfter')}
      className="flex min-h-0 min-w-0 flex-1 flex-col"
    >
      <header
        className={classes(
          'flex gap-2 border-b border-line bg-surface px-3 text-13',
          pick ? 'items-center py-1' : 'items-baseline py-2',
        )}
      >
        <strong className="font-bold">{t(`views.${side}`)}</strong>
        {pick}
        <span className="truncate text-ink-soft" title={file.filename}>
          {file.filename}
        </span>
      </header>
      <div
        ref={paneRef}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-sunken p-2 outline-offset-[-2px] desktop:p-3"
      >
        <ol data-pages className="flex flex-col gap-[2%]">
          {pages.map((size, at) => (
            <li key={at} data-page={at + 1}>
              <SeenPage
                fileId={file.id}
                version={file.version}
                isPrint={isPrinted(file)}
                page={at + 1}
                size={size}
                large
              >
                {byPage.get(at + 1)?.map(({ change, at: place }) => (
                  <ChangeMark
                    key={`${changes.indexOf(change)}-${place}`}
                    change={change}
                    side={side}
                    place={change[side].places[place]!}
                    page={size}
                    isHere={change === here}
                    label={t(`kinds.${change.kind}`)}
                    onPick={() => onPick(change)}
                  />
                ))}
              </SeenPage>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
