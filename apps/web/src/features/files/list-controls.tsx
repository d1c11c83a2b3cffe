import { ArrowDownNarrowWide, ArrowUpNarrowWide, LayoutGrid, List, Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { Input } from '../../components/input.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { Select } from '../../components/select.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { filesMessages } from './files.messages.ts';
import type { ListLook, SortKey } from './use-list-look.ts';

const sortKeys: SortKey[] = ['name', 'date', 'modified', 'size', 'type'];
const SEARCH_AFTER_MS = 200;

interface ListControlsProps {
  look: ListLook;
  onLook: (changes: Partial<ListLook>) => void;
  query: string;
  onQuery: (query: string) => void;
}

export function ListControls({ look, onLook, query, onQuery }: ListControlsProps) {
  const t = useMessages(filesMessages);
  const isUp = look.order === 'asc';
  const Direction = isUp ? ArrowUpNarrowWide : ArrowDownNarrowWide;
  return (
    <div className="flex flex-wrap items-center gap-2 max-desktop:w-full">
      <SearchBox query={query} onQuery={onQuery} />
      <Select
        aria-label={t('sort')}
        value={look.sort}
        options={sortKeys.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onValueChange={(sort) => onLook({ sort: sort as SortKey })}
        className="w-36! text-13! whitespace-nowrap max-desktop:flex-1"
      />
      <IconButton
        name={isUp ? t('ascending') : t('descending')}
        onClick={() => onLook({ order: isUp ? 'desc' : 'asc' })}
        className="border border-line-strong bg-raised"
      >
        <Direction aria-hidden="true" />
      </IconButton>
      {look.view === 'list' && (
        <ColumnsMenu columns={look.columns} onColumns={(columns) => onLook({ columns })} />
      )}
      <SegmentedControl
        label={t('view')}
        value={look.view}
        onValueChange={(view) => onLook({ view })}
        options={[
          { value: 'grid', name: t('grid'), label: <LayoutGrid aria-hidden="true" className="size-3.5" /> },
          { value: 'list', name: t('list'), label: <List aria-hidden="true" className="size-3.5" /> },
        ]}
      />
    </div>
  );
}

/** Searches a moment after typing; the address follows, so that back and reload keep the query. */
function SearchBox({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const t = useMessages(filesMessages);
  const [text, setText] = useState(query);
  const [was, setWas] = useState(query);
  if (was !== query) {
    setWas(query);
    // It was changed from elsewhere, such as by going back.
    if (query !== text.trim()) setText(query);
  }
  useEffect(() => {
    if (text.trim() === query) return;
    const timer = setTimeout(() => onQuery(text.trim()), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, query, onQuery]);
  return (
    <Input
      type="search"
      data-find
      aria-label={t('searchLabel')}
      placeholder={t('search')}
      value={text}
      maxLength={200}
      onChange={(event) => setText(event.target.value)}
      start={<Search aria-hidden="true" className="size-3.5" />}
      end={
        text && (
          <button type="button" aria-label={t('clearSearch')} onClick={() => setText('')} className="p-1">
            <X aria-hidden="true" className="size-3.5" />
          </button>
        )
      }
      className="w-full desktop:w-[236px]"
    />
  );
}
