import { type ReactNode, useContext } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { previewMessages } from '../preview.messages.ts';
import { WordContext } from './word-context.ts';
import type { Run } from './word.ts';

export interface Mark {
  start: number;
  end: number;
  kind: 'hit' | 'current' | 'quote';
}

const LOOKS: Record<Mark['kind'], string> = {
  hit: 'bg-page-accent/28',
  current: 'bg-page-accent/45 outline-[1.5px] outline-page-accent',
  quote: 'bg-mark',
};
const LINK = 'text-page-accent underline underline-offset-2';

/** The letters of a paragraph with their looks, links, notes and pictures. */
export function WordRuns({ runs, marks }: { runs: Run[]; marks: Mark[] | undefined }) {
  let at = 0;
  return runs.map((run, index) => {
    const from = at;
    at += run.text.length;
    // oxlint-disable-next-line react/no-array-index-key -- the runs of an open document do not change
    return <WordRun key={index} run={run} from={from} marks={marks} />;
  });
}

function WordRun({ run, from, marks }: { run: Run; from: number; marks: Mark[] | undefined }) {
  const t = useMessages(previewMessages);
  const place = useContext(WordContext)!;
  const { text, href, to, note, picture } = run;
  if (picture) return <Picture picture={picture} />;
  if (note !== undefined)
    return (
      <sup className="leading-0">
        <button
          type="button"
          id={`mark-${note}`}
          aria-label={t('word.toNote', { number: note })}
          className={LINK}
          onClick={() => {
            const [block] = place.word.report.notes[note - 1] ?? [];
            if (block && 'paragraph' in block) place.goTo(block.paragraph);
          }}
        >
          {note}
        </button>
      </sup>
    );
  const look = classes(
    run.bold && 'font-bold',
    run.italic && 'italic',
    run.underline && run.strike
      ? '[text-decoration:underline_line-through]'
      : classes(run.underline && 'underline', run.strike && 'line-through'),
  );
  const marked = markText(text, from, marks);
  const written = look ? <span className={look}>{marked}</span> : marked;
  const raised = run.raised === 'super' ? <sup>{written}</sup> : run.raised ? <sub>{written}</sub> : written;
  if (href)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
        {raised}
      </a>
    );
  if (to === undefined) return raised;
  return (
    <button type="button" onClick={() => place.goTo(to)} className="text-left select-text hover:underline">
      {raised}
    </button>
  );
}

function Picture({ picture: { image, width, height, alt } }: { picture: NonNullable<Run['picture']> }) {
  const t = useMessages(previewMessages);
  const source = useContext(WordContext)!.word.images[image ?? -1];
  if (!source)
    return (
      <span className="inline-block rounded-6 border border-dashed border-page-line px-3 py-2 font-sans text-13 text-page-soft">
        {alt || t('word.picture')}
      </span>
    );
  return (
    <img
      src={source}
      // As wide as the document says, unless the page is narrower.
      style={width && height ? { width, aspectRatio: width / height } : undefined}
      alt={alt || t('word.picture')}
      decoding="async"
      className="inline-block max-w-full"
    />
  );
}

/** A text in pieces, those that marks cover marked. */
function markText(text: string, from: number, marks: Mark[] | undefined): ReactNode {
  const here = marks?.filter(({ start, end }) => start < from + text.length && end > from);
  if (!here?.length) return text;
  const cuts = here.flatMap(({ start, end }) => [start - from, end - from]);
  const places = [...new Set([0, ...cuts.filter((cut) => cut > 0 && cut < text.length)])].toSorted(
    (one, other) => one - other,
  );
  return places.map((start, index) => {
    const piece = text.slice(start, places[index + 1]);
    const over = here.filter((mark) => mark.start - from <= start && mark.end - from > start);
    const kind = (['current', 'hit', 'quote'] as const).find((one) => over.some((mark) => mark.kind === one));
    if (!kind) return piece;
    return (
      <mark key={start} data-mark={kind} className={classes('rounded-[2px] text-page-ink', LOOKS[kind])}>
        {piece}
      </mark>
    );
  });
}
