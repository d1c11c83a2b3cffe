import { Calendar, PenLine, Plus, Type } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { startDragOut } from '../shared/page/start-drag-out.ts';
import { MarkFace } from './mark-face.tsx';
import type { Mark } from './placed-marks.ts';
import { signMessages } from './sign.messages.ts';
import { blankMark, todayMark } from './text-mark.ts';
import type { OfferedMark, PictureUse } from './use-kept-marks.ts';

export type Pointer = { clientX: number; clientY: number };

interface MarkPaletteProps {
  marks: OfferedMark[];
  /** What the next tap on a page puts there. */
  armed: Mark | null;
  onArm: (mark: Mark | null) => void;
  onDrop: (mark: Mark, at: Pointer) => void;
  /** By the keyboard: where there is a place for it. */
  onPut: (mark: Mark) => void;
  onNew: (use: PictureUse) => void;
}

const look =
  'inline-flex h-11 min-w-11 shrink-0 cursor-grab touch-pan-x items-center gap-2 -outline-offset-2 rounded-6 border px-2.5 text-13 font-strong select-none max-desktop:px-1.5';

/** What can be put on pages: tapped and then placed, dragged onto a page, or put by the keyboard. On a phone with shorter words, so that one row is enough for most. */
export function MarkPalette({ marks, armed, onArm, onDrop, onPut, onNew }: MarkPaletteProps) {
  const t = useMessages(signMessages);
  const [drag, setDrag] = useState<{ mark: Mark; at: Pointer } | null>(null);
  const source = (name: string, mark: Mark, children: ReactNode, key?: string) => {
    const isArmed = armed !== null && isSame(armed, mark);
    return (
      <button
        key={key}
        type="button"
        aria-label={name}
        aria-pressed={isArmed}
        className={classes(
          look,
          isArmed
            ? 'border-accent bg-accent-soft text-accent-ink'
            : 'border-line-strong bg-raised hover:bg-hover',
        )}
        onClick={(event) => {
          // A drag ends in a click too; the keyboard's has no pointer.
          if (event.detail === 0) onPut(mark);
        }}
        onPointerDown={(event) =>
          startDragOut(event, {
            onMove: (at) => setDrag(at && { mark, at }),
            onDrop: (at) => onDrop(mark, at),
            onTap: () => onArm(isArmed ? null : mark),
          })
        }
      >
        {children}
      </button>
    );
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 max-desktop:gap-1.5">
      <legend className="sr-only">{t('palette')}</legend>
      {marks.length > 0 && (
        // More than the row has room for are scrolled; the bar for that lies in the gap below.
        <div className="contents desktop:-mb-2 desktop:flex desktop:h-13 desktop:max-w-max desktop:min-w-0 desktop:grow desktop:basis-24 desktop:gap-2 desktop:overflow-x-auto desktop:overflow-y-hidden desktop:[scrollbar-width:thin]">
          {marks.map(({ key, use, mark }) =>
            source(
              t(`uses.${use}`),
              mark,
              <span className="block h-8 w-14 rounded-4 bg-page p-0.5">
                <MarkFace mark={mark} />
              </span>,
              key,
            ),
          )}
        </div>
      )}
      {(['signature', 'initials'] as const).map((use) => {
        const isFirst = !marks.some((mark) => mark.use === use);
        const isMain = isFirst && use === 'signature';
        const Icon = isFirst ? PenLine : Plus;
        return (
          <button
            key={use}
            type="button"
            // A kept mark beside it has the shorter name.
            aria-label={t(`new.${use}`)}
            className={classes(
              look,
              'cursor-pointer',
              isMain
                ? 'border-accent-line bg-accent-soft text-accent-ink'
                : 'border-line-strong bg-raised hover:bg-hover',
            )}
            onClick={() => onNew(use)}
          >
            <Icon aria-hidden="true" className={isMain || !isFirst ? undefined : 'max-desktop:hidden'} />
            <span className="max-desktop:hidden">{t(isFirst ? `new.${use}` : `another.${use}`)}</span>
            {/* Two bare plus signs would be the same. */}
            {(isFirst || use === 'initials') && <span className="desktop:hidden">{t(`another.${use}`)}</span>}
          </button>
        );
      })}
      {source(t('uses.date'), todayMark(), <PaletteWords Icon={Calendar} words={t('uses.date')} />)}
      {source(
        t('uses.text'),
        blankMark(t('sampleText')),
        <PaletteWords Icon={Type} words={t('uses.text')} />,
      )}
      {drag && (
        <span
          aria-hidden="true"
          className="pointer-events-none fixed z-30 h-11 w-32 -translate-x-1/2 -translate-y-1/2 rounded-4 border border-accent bg-page/90 p-1 shadow-floating"
          style={{ left: drag.at.clientX, top: drag.at.clientY }}
        >
          <MarkFace mark={drag.mark} />
        </span>
      )}
    </fieldset>
  );
}

function PaletteWords({ Icon, words }: { Icon: typeof Type; words: string }) {
  return (
    <>
      <Icon aria-hidden="true" className="max-desktop:hidden" />
      {words}
    </>
  );
}

function isSame(one: Mark, other: Mark): boolean {
  if (one.use !== other.use) return false;
  return 'image' in one
    ? 'image' in other && one.image === other.image
    : 'text' in other && one.text === other.text;
}
