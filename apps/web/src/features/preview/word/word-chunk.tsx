import { memo, useMemo } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { previewMessages } from '../preview.messages.ts';
import type { Span } from './find-words.ts';
import { type Marks, WordBlocks } from './word-blocks.tsx';
import type { Mark } from './word-runs.tsx';
import type { Block, Chunk } from './word.ts';

interface WordChunkProps {
  chunk: Chunk;
  marks: Marks;
  /** The hit that is shown, if it is in here. */
  current: Span | undefined;
}

const SIDES = 'px-6 desktop:px-16';

/** A part of the document, laid out when it comes into sight. */
export const WordChunk = memo(function WordChunk({ chunk, marks, current }: WordChunkProps) {
  return (
    <div
      data-chunk
      className={`${SIDES} flow-root [content-visibility:auto] [&:first-child>:first-child]:mt-0`}
      style={{ containIntrinsicBlockSize: `auto ${Math.round(chunk.height)}px` }}
    >
      <WordBlocks blocks={chunk.blocks} marks={useMarks(marks, current)} />
    </div>
  );
});

interface WordNotesProps {
  notes: Block[][];
  marks: Marks;
  current: Span | undefined;
  /** To the mark of a note in the text. */
  onBack: (note: number) => void;
}

/** What the notes say, at the end. */
export const WordNotes = memo(function WordNotes({ notes, marks, current, onBack }: WordNotesProps) {
  const t = useMessages(previewMessages);
  const all = useMarks(marks, current);
  return (
    <section
      data-chunk
      aria-label={t('word.notes')}
      className={`${SIDES} mt-10 text-14 leading-5.5 before:mb-4 before:block before:w-40 before:border-t before:border-page-line`}
    >
      <ol>
        {notes.map((blocks, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the notes of an open document do not change
          <li key={at} className="grid grid-cols-[32px_minmax(0,1fr)]">
            <button
              type="button"
              aria-label={t('word.fromNote', { number: at + 1 })}
              onClick={() => onBack(at + 1)}
              className="relative justify-self-start text-page-accent tabular-nums reach"
            >
              {at + 1}
            </button>
            <div>
              <WordBlocks blocks={blocks} marks={all} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});

function useMarks(marks: Marks, current: Span | undefined): Marks {
  return useMemo(() => {
    if (!current) return marks;
    const { paragraph, start, end } = current;
    const own: Mark[] = [...(marks.get(paragraph) ?? []), { start, end, kind: 'current' }];
    return new Map(marks).set(paragraph, own);
  }, [marks, current]);
}
