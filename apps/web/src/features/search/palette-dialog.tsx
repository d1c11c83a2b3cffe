import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { PlainIconButton } from '../../components/plain-icon-button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import {
  foundEntries,
  listEntry,
  meaningEntries,
  recentEntries,
  similarEntries,
  type TellState,
} from './file-entries.tsx';
import { findPlaces, type PaletteEntry } from './palette-entry.ts';
import { atRest, noteRun } from './at-rest.ts';
import { PaletteList, PaletteSkeleton, rowId } from './palette-list.tsx';
import { searchMessages } from './search.messages.ts';
import { useMeaning } from './use-meaning.ts';
import { isSure, rankEntries } from './rank-entries.ts';
import { useFolderNames } from './use-folder-names.ts';
import { useSearch } from './use-search.ts';

interface PaletteDialogProps {
  /** Commands, tools, pages and settings, which need no server. */
  places: PaletteEntry[];
  /** What to look for at once. */
  typed: string;
  tellState: TellState;
  onClose: () => void;
}

/** Beside exact results, not instead of them. */
const NEAR = 4;

const sheet =
  'flex w-[620px] flex-col overflow-hidden desktop:top-[12vh] ' +
  'max-desktop:inset-0 max-desktop:h-dvh max-desktop:max-h-none max-desktop:w-full max-desktop:max-w-none max-desktop:translate-x-0 max-desktop:rounded-none max-desktop:border-0';

/** Whatever one looks for: commands, tools, pages, settings, files, words in them, and folders. */
export function PaletteDialog({ places, typed, tellState, onClose }: PaletteDialogProps) {
  const t = useMessages(searchMessages);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const location = useLocation();
  const [query, setQuery] = useState(typed);
  // By identity and not by position, so that late results do not change what Enter opens.
  const [markedId, setMarkedId] = useState<string | null>(null);
  const { found, recent, isSettled, isError } = useSearch(query);
  const { near: related } = useMeaning(query, NEAR);
  const words = query.trim();
  const go = (to: string) => void navigate(to);
  const nameFolder = useFolderNames(found?.files.map(({ file }) => file) ?? []);
  const said = words && found ? foundEntries(found, tellState, t, go, nameFolder) : [];
  const corrected = words ? (found?.corrected ?? null) : null;
  const own = corrected === null ? said : [];
  const { exact, guessed } = findPlaces(places, words);
  // Errors are looked past where nothing is called that, and once it is known that no file is.
  const isMissed = words !== '' && isSettled && own.length === 0;
  const near =
    isMissed && exact.length === 0
      ? [...guessed, ...(found ? similarEntries(found.similar, words, tellState, t, go) : [])]
      : [];
  // Of a command nearly called that, what is written in files is further away.
  const spelled = isMissed && corrected !== null && exact.length + near.length === 0 ? said : [];
  // Results come below what is known already.
  const isAwaited = words !== '' && !isSettled && own.length === 0;
  const list = words && own.length > 0 ? [listEntry(words, t, go)] : [];
  // At the end, because they arrive later: nothing moves under the pointer.
  const meant = words && related ? meaningEntries(related.passages, t, go) : [];
  const isVain = isMissed && exact.length + near.length + spelled.length + meant.length === 0;
  const entries = words
    ? [...rankEntries(words, exact, own), ...near, ...spelled, ...meant, ...list]
    : atRest(places, recentEntries(recent, tellState, go), location);
  const marked = entries.find(({ id }) => id === markedId) ?? entries[0];

  // A file of that name may still come before what is known already.
  const mayChange = words !== '' && !isSettled && markedId === null && !(marked && isSure(words, marked));
  const [entered, setEntered] = useState<string | null>(null);
  const runsNow = entered !== null && isSettled && entered === words;
  useEffect(() => {
    if (runsNow) run(marked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the results for what was entered are there
  }, [runsNow]);

  /** What was typed before it was there goes on. */
  function focusAtEnd() {
    field.current?.focus();
    field.current?.setSelectionRange(query.length, query.length);
  }
  function run(entry: PaletteEntry | undefined) {
    if (!entry) return;
    noteRun(places, entry);
    onClose();
    entry.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = marked ? entries.indexOf(marked) : -1;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && mayChange) setEntered(words);
    else if (event.key === 'Enter') run(marked);
    else if (step && entries.length)
      setMarkedId(entries[(at + step + entries.length) % entries.length]?.id ?? null);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open onOpenChange={onClose} title={t('title')} titleHidden className={sheet} onFocus={focusAtEnd}>
      <div className="flex h-14 shrink-0 items-center gap-2.5 border-b border-line pr-2 pl-4 desktop:pr-3.5">
        <Search aria-hidden="true" className="text-ink-faint" />
        <input
          ref={field}
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={marked ? rowId(listId, marked) : undefined}
          aria-label={t('title')}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarkedId(null);
            setEntered(null);
          }}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none"
        />
        <span className="max-desktop:hidden" aria-hidden="true">
          <Kbd>Esc</Kbd>
        </span>
        <DialogClose asChild>
          <PlainIconButton name={t('close')} className="desktop:hidden">
            <X aria-hidden="true" />
          </PlainIconButton>
        </DialogClose>
      </div>
      {isVain && (
        <p className="shrink-0 px-4 pt-4 pb-2 text-13 text-ink-soft">
          <strong className="block font-bold text-ink">
            {isError ? t('failed') : t('none', { query: words })}
          </strong>
          {!isError && t('noneText')}
        </p>
      )}
      {corrected !== null && spelled.length > 0 && (
        <p className="shrink-0 px-4 pt-4 pb-2 text-13 text-ink-soft">
          {t('corrected', { query: words, corrected })}
        </p>
      )}
      <PaletteList
        id={listId}
        entries={entries}
        marked={marked}
        onMark={({ id }) => setMarkedId(id)}
        onRun={run}
      />
      {isAwaited && <PaletteSkeleton />}
      <output className="sr-only">
        {words && isSettled ? t('count', { count: entries.length - list.length }) : ''}
      </output>
      <Hints />
    </Dialog>
  );
}

function Hints() {
  const t = useMessages(searchMessages);
  return (
    <p
      aria-hidden="true"
      className="hidden shrink-0 items-center gap-4 border-t border-line px-4 py-2 text-12 text-ink-faint desktop:flex"
    >
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t('hints.choose')}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>↵</Kbd> {t('hints.open')}
      </span>
    </p>
  );
}
