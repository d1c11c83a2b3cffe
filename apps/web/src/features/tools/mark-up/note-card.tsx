import type { Annotation } from '@sheaf/pdf-core/options';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { boxOf } from '../annotate/annotations.ts';
import { markUpMessages } from './mark-up.messages.ts';
import type { Marks } from './use-marks.ts';
import { deskOf, usePlaceInSight } from './use-place-in-sight.ts';
import type { OpenSheet } from './use-sheets.ts';
import { endOnEscape, MOST_LETTERS, takeFocus } from './writing.ts';

interface NoteCardProps {
  mark: Extract<Annotation, { type: 'note' }>;
  sheet: OpenSheet;
  marks: Marks;
}

/** Points below the corner of a note where its card begins. */
const BELOW = 24;

/** The words of a note. Over the desk and not on the page, of which a zoom leaves a part in sight. */
export function NoteCard({ mark, sheet, marks }: NoteCardProps) {
  const t = useMessages(markUpMessages);
  const card = useRef<HTMLDivElement>(null);
  const { width, height } = sheet.size;
  const box = boxOf(mark);
  const top = height - (box.y + box.height);
  usePlaceInSight(card, sheet.div, { x: box.x / width, y: (top + BELOW) / height });
  return createPortal(
    <div
      ref={card}
      onPointerDown={(event) => event.stopPropagation()}
      className="fixed z-10 w-60 max-w-[calc(100vw-16px)] cursor-auto rounded-10 border border-line bg-raised p-2 shadow-floating"
    >
      <textarea
        ref={takeFocus}
        aria-label={t('noteWords')}
        placeholder={t('noteWords')}
        rows={4}
        value={mark.text}
        maxLength={MOST_LETTERS}
        onChange={({ target }) => marks.changeWords({ ...mark, text: target.value })}
        onKeyDown={(event) => endOnEscape(event, marks)}
        className="w-full resize-y rounded-6 border border-edge bg-surface px-2 py-1.5 text-14 text-ink"
      />
      <div className="mt-1.5 flex justify-end gap-2">
        <Button size="small" look="bare" onClick={() => marks.remove(marks.writing ?? '')}>
          {t('remove')}
        </Button>
        <Button size="small" look="primary" onClick={marks.settle}>
          {t('noteDone')}
        </Button>
      </div>
    </div>,
    deskOf(sheet.div)?.parentElement ?? document.body,
  );
}
