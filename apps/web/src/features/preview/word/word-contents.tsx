import { useEffect, useRef } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { previewMessages } from '../preview.messages.ts';
import type { Heading } from './word.ts';

interface WordContentsProps {
  headings: Heading[];
  /** The place of the heading that the reader is under; -1 for none. */
  here: number;
  onChoose: (paragraph: number) => void;
}

const STEP = 12;

/** The headings of the document; where the reader is stands out. */
export function WordContents({ headings, here, onChoose }: WordContentsProps) {
  const t = useMessages(previewMessages);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[Math.max(0, here)]?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  const top = Math.min(...headings.map(({ level }) => Math.max(1, level)));
  return (
    <nav
      aria-label={t('contents')}
      className="flex w-64 shrink-0 flex-col border-r bg-surface max-desktop:absolute max-desktop:inset-y-0 max-desktop:left-0 max-desktop:z-10 max-desktop:bottom-13 max-desktop:shadow-floating"
    >
      <ul ref={list} className="min-h-0 flex-1 overflow-y-auto p-2">
        {headings.map(({ paragraph, level, text }, at) => (
          <li key={paragraph} className="[contain-intrinsic-size:auto_32px] [content-visibility:auto]">
            <button
              type="button"
              aria-current={at === here ? 'location' : undefined}
              onClick={() => onChoose(paragraph)}
              style={{ paddingInlineStart: 8 + (Math.max(1, level) - top) * STEP }}
              className={classes(
                'block min-h-9 w-full rounded-6 py-1.5 pe-2 text-left text-13 wrap-anywhere -outline-offset-2 desktop:min-h-0',
                at === here ? 'bg-accent-soft font-medium text-accent-ink' : 'hover:bg-hover',
              )}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
