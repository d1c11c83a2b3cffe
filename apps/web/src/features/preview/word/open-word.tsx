import { ListTree, Search } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FindBox } from '../find/find-box.tsx';
import type { Highlight } from '../find/highlight.ts';
import { useFindKey } from '../find/use-find-key.ts';
import { useHits } from '../find/use-hits.ts';
import { isRailWanted, rememberRail } from '../pages/rail-wish.ts';
import { InFrame } from '../preview-frame.tsx';
import { previewMessages } from '../preview.messages.ts';
import { findQuote, findWords, type Span } from './find-words.ts';
import type { Marks } from './word-blocks.tsx';
import { WordChunk, WordNotes } from './word-chunk.tsx';
import { WordContents } from './word-contents.tsx';
import { WordContext } from './word-context.ts';
import type { Mark } from './word-runs.tsx';
import { firstOfPage, type Word } from './word.ts';
import { useWordView } from './use-word-view.ts';
import { isWide } from '../../../lib/page/is-wide.ts';

interface OpenWordProps {
  word: Word;
  page: number;
  find: string;
  highlights: Highlight[];
  active: number | null;
}

const none: Marks = new Map();
const TOGGLE = 'aria-pressed:bg-hover aria-pressed:text-ink';

/** The document as a sheet of paper, with its contents beside it and what is looked for marked. */
export function OpenWord({ word, page, find, highlights, active }: OpenWordProps) {
  const t = useMessages(previewMessages);
  const box = useRef<HTMLDivElement>(null);
  const { count, here, reveal, choose } = useWordView(box, word);
  const [isListing, setListing] = useState(isRailWanted);
  const [query, setQuery] = useState(find);
  const [isSearching, setSearching] = useState(find !== '');
  useFindKey(() => setSearching(true));
  const { chunks, headings, texts, report } = word;

  const goTo = useCallback((paragraph: number) => reveal(`[data-paragraph="${paragraph}"]`), [reveal]);
  const search = useCallback((wanted: string) => findWords(texts, wanted), [texts]);
  const show = useCallback(() => reveal('[data-mark="current"]'), [reveal]);
  const { wanted, hits, current, step, isDone } = useHits(isSearching ? query : '', search, show);
  const hit = hits[current];

  const quoted = highlights[(active ?? 1) - 1];
  const quote = useMemo(
    () => (quoted?.quote ? findQuote(texts, quoted.quote, firstOfPage(word, quoted.page)) : []),
    [word, texts, quoted],
  );
  const marks = useMemo(() => placeMarks(word, hits, quote), [word, hits, quote]);
  useEffect(() => {
    if (quote.length) reveal('[data-mark="quote"]');
    else if (quoted) goTo(firstOfPage(word, quoted.page));
  }, [word, quoted, quote, reveal, goTo]);
  const told = useRef(1);
  useEffect(() => {
    if (page === told.current) return;
    told.current = page;
    if (!quote.length) goTo(firstOfPage(word, page));
  }, [word, page, quote, goTo]);

  const place = useMemo(() => ({ word, goTo }), [word, goTo]);
  const hasContents = headings.length > 1;
  const currentIn = (at: number) => (hit && word.chunkOf(hit.paragraph) === at ? hit : undefined);
  return (
    <WordContext value={place}>
      <InFrame place="tools">
        {hasContents && (
          <IconButton
            name={t('contents')}
            aria-pressed={isListing}
            onClick={() => {
              rememberRail(!isListing);
              setListing(!isListing);
            }}
            className={TOGGLE}
          >
            <ListTree aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          name={t('search')}
          aria-pressed={isSearching}
          onClick={() => setSearching(!isSearching)}
          className={TOGGLE}
        >
          <Search aria-hidden="true" />
        </IconButton>
      </InFrame>
      {hasContents && isListing && (
        <InFrame place="rail">
          <WordContents
            headings={headings}
            here={here}
            onChoose={(paragraph) => {
              choose(paragraph);
              if (!isWide()) setListing(false);
            }}
          />
        </InFrame>
      )}
      <section aria-label={t('document')}>
        <div
          ref={box}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
          tabIndex={0}
          className="absolute inset-0 overflow-y-auto p-4 -outline-offset-2 desktop:p-8"
        >
          <article className="mx-auto min-h-full max-w-[816px] bg-page py-8 font-serif text-16 leading-6.5 text-page-ink shadow-page wrap-anywhere desktop:py-14">
            {chunks.slice(0, count).map((chunk, at) => (
              <WordChunk key={chunk.start} chunk={chunk} marks={marks[at] ?? none} current={currentIn(at)} />
            ))}
            {count >= chunks.length && report.notes.length > 0 && (
              <WordNotes
                notes={report.notes}
                marks={marks[chunks.length] ?? none}
                current={currentIn(chunks.length)}
                onBack={(note) => reveal(`#mark-${note}`)}
              />
            )}
          </article>
        </div>
      </section>
      {isSearching && (
        <FindBox
          query={query}
          total={hits.length}
          current={current + 1}
          onQuery={setQuery}
          onNext={step}
          onClose={() => {
            setSearching(false);
            box.current?.focus();
          }}
          note={wanted && (isDone ? !hits.length && t('word.none') : t('searching'))}
        />
      )}
    </WordContext>
  );
}

/** What is marked in each chunk that has something to mark. */
function placeMarks(word: Word, hits: Span[], quote: Span[]): (Map<number, Mark[]> | undefined)[] {
  const placed: (Map<number, Mark[]> | undefined)[] = [];
  const add = (kind: Mark['kind'], { paragraph, start, end }: Span) => {
    const marks = (placed[word.chunkOf(paragraph)] ??= new Map());
    const own = marks.get(paragraph) ?? [];
    own.push({ start, end, kind });
    marks.set(paragraph, own);
  };
  for (const span of hits) add('hit', span);
  for (const span of quote) add('quote', span);
  return placed;
}
