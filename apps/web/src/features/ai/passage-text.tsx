import type { ChatSource } from '@sheaf/api/features/ai/ai.schema.ts';
import { classes } from '../../lib/page/classes.ts';
import { cutPassage, type PassagePart } from './passage-parts.ts';

const MARK = 'rounded-4 bg-mark text-page-ink';

/** The whole passage, with the words that were found marked. Its rows stand in columns. */
export function PassageText({ source: { snippet, context = snippet } }: { source: ChatSource }) {
  return (
    <span className="block font-serif text-14 wrap-anywhere whitespace-pre-line text-ink-soft">
      {cutPassage(context, snippet).map((part) =>
        part.rows ? (
          <Rows key={part.from} rows={part.rows} />
        ) : part.isFound ? (
          <mark key={part.from} className={MARK}>
            {part.text}
          </mark>
        ) : (
          <span key={part.from}>{part.text}</span>
        ),
      )}
    </span>
  );
}

/** Within a button, where a table may not stand. */
function Rows({ rows }: { rows: NonNullable<PassagePart['rows']> }) {
  return (
    <span className="my-1 block overflow-x-auto">
      <span className="table w-full border-collapse font-sans text-12 wrap-break-word tabular-nums">
        {rows.map(({ cells, isFound, from }) => (
          <span key={from} className={classes('table-row', isFound && MARK)}>
            {cells.map((cell, at) => (
              // A row never changes its cells.
              <span key={at} className="table-cell border-b border-line px-1 py-0.5 align-top">
                {cell}
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}
