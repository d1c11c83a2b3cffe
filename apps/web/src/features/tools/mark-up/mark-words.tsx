import type { Annotation } from '@sheaf/pdf-core/options';
import { boxOf } from '../annotate/annotations.ts';
import { type PageSize, toStyle } from '../shared/page/page-geometry.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { markUpMessages } from './mark-up.messages.ts';
import { NoteCard } from './note-card.tsx';
import { PADDING } from './pen.ts';
import type { Marks } from './use-marks.ts';
import type { OpenSheet } from './use-sheets.ts';
import { endOnEscape, MOST_LETTERS, takeFocus } from './writing.ts';

interface MarkWordsProps {
  mark: Extract<Annotation, { type: 'text' | 'note' }>;
  sheet: OpenSheet;
  marks: Marks;
}

/** The words of a text, written where they stand, or those of a note, on a card under it. */
export function MarkWords({ mark, sheet, marks }: MarkWordsProps) {
  return mark.type === 'text' ? (
    <WordsOnPage mark={mark} page={sheet.size} marks={marks} />
  ) : (
    <NoteCard mark={mark} sheet={sheet} marks={marks} />
  );
}

/** A point of the page, in pixels of the screen. */
const points = (value: number) => `calc(var(--scale-factor) * ${value}px)`;

interface WordsOnPageProps {
  mark: Extract<Annotation, { type: 'text' }>;
  page: PageSize;
  marks: Marks;
}

function WordsOnPage({ mark, page, marks }: WordsOnPageProps) {
  const t = useMessages(markUpMessages);
  const box = boxOf(mark);
  const write = (field: HTMLTextAreaElement) => {
    const scale = field.clientWidth / box.width;
    const top = box.y + box.height;
    field.style.height = '0';
    const height = Math.min(top, field.scrollHeight / scale);
    field.style.height = '';
    marks.changeWords({ ...mark, text: field.value, height, y: top - height });
  };
  return (
    <textarea
      ref={takeFocus}
      aria-label={t('words')}
      value={mark.text}
      maxLength={MOST_LETTERS}
      onChange={({ currentTarget }) => write(currentTarget)}
      onBlur={marks.settle}
      onKeyDown={(event) => endOnEscape(event, marks)}
      onPointerDown={(event) => event.stopPropagation()}
      className="pointer-events-auto absolute resize-none overflow-hidden bg-page/70 leading-tight wrap-anywhere outline-1 outline-page-accent"
      style={{
        ...toStyle(box, page),
        padding: points(PADDING),
        fontSize: points(mark.fontSize),
        color: mark.color,
      }}
    />
  );
}
