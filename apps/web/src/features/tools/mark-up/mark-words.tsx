import type { Annotation } from '@sheaf/pdf-core/options';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { boxOf } from '../annotate/annotations.ts';
import { type PageSize, toStyle } from '../shared/page/page-geometry.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { markUpMessages } from './mark-up.messages.ts';
import { PADDING } from './pen.ts';
import type { Marks } from './use-marks.ts';

const MOST_LETTERS = 20_000;
const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus({ preventScroll: true });

interface MarkWordsProps {
  mark: Extract<Annotation, { type: 'text' | 'note' }>;
  page: PageSize;
  marks: Marks;
}

/** The words of a text, written where they stand, or those of a note, on a card under it. */
export function MarkWords(props: MarkWordsProps) {
  return props.mark.type === 'text' ? <WordsOnPage {...props} mark={props.mark} /> : <NoteCard {...props} />;
}

function endOnEscape(event: KeyboardEvent, marks: Marks): void {
  event.stopPropagation();
  if (event.key !== 'Escape') return;
  event.preventDefault();
  marks.settle();
}

/** A point of the page, in pixels of the screen. */
const points = (value: number) => `calc(var(--scale-factor) * ${value}px)`;

function WordsOnPage({
  mark,
  page,
  marks,
}: MarkWordsProps & { mark: Extract<Annotation, { type: 'text' }> }) {
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

function NoteCard({ mark, page, marks }: MarkWordsProps) {
  const t = useMessages(markUpMessages);
  const { left, top } = toStyle({ ...boxOf(mark), y: mark.y - 24 }, page);
  return (
    <div
      onPointerDown={(event) => event.stopPropagation()}
      className="pointer-events-auto absolute z-10 w-60 max-w-full cursor-auto rounded-10 border border-line bg-raised p-2 shadow-floating"
      style={{ left: `min(${left}, 100% - 248px)`, top: `min(${top}, 100% - 160px)` }}
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
    </div>
  );
}
