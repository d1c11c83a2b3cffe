import { type KeyboardEvent, useRef, useState } from 'react';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { History } from '../shared/order/history.ts';
import { BookmarkRow } from './bookmark-row.tsx';
import {
  addRow,
  endOf,
  findWrongRow,
  indentRow,
  listVisible,
  moveRow,
  removeRow,
  type Row,
} from './bookmark-rows.ts';
import { BookmarkToolbar, type Step } from './bookmark-toolbar.tsx';
import { mostBookmarks, mostLevels } from './bookmarks.form.ts';
import { bookmarkMessages } from './bookmarks.messages.ts';

interface BookmarkListProps {
  history: History<Row[]>;
  /** The id of the current bookmark. */
  current: string | null;
  onCurrent: (row: Row | undefined) => void;
  /** The page that is shown: a new bookmark leads to it. */
  page: number;
  pages: number;
}

/** The bookmarks as a list that is written in as in an outline. */
export function BookmarkList({ history, current, onCurrent, page, pages }: BookmarkListProps) {
  const t = useMessages(bookmarkMessages);
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const rows = history.value;
  const index = rows.findIndex(({ id }) => id === current);
  const row = rows[index];
  const wrong = findWrongRow(rows, pages);
  const visible = listVisible(rows);

  const change = (at: number, changed: Partial<Row>, step?: string) =>
    history.set(
      rows.map((other, place) => (place === at ? { ...other, ...changed } : other)),
      step,
    );
  /** After React has drawn the list anew. */
  const focus = (id: string | undefined) =>
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLInputElement>(`[data-bookmark="${id}"]`)?.focus(),
    );
  function goTo(at: number, list: Row[]) {
    onCurrent(list[at]);
    focus(list[at]?.id);
  }
  function take(step: Step) {
    if (step === 'add') {
      if (rows.length >= mostBookmarks) return;
      const added = addRow(rows, index, page);
      history.set(added.rows);
      goTo(added.at, added.rows);
    } else if (step === 'remove') {
      if (!row) return;
      const left = removeRow(rows, index);
      history.set(left);
      setSaid(t('removed', { title: row.title || t('untitled') }));
      const before = visible[visible.indexOf(index) - 1];
      goTo(before ?? Math.min(index, left.length - 1), left);
    } else arrange(step);
  }
  function arrange(step: 'indent' | 'outdent' | 'up' | 'down') {
    const by = step === 'up' || step === 'outdent' ? -1 : 1;
    const isMove = step === 'up' || step === 'down';
    const next = isMove ? moveRow(rows, index, by) : indentRow(rows, index, by, mostLevels);
    if (next === rows || !row) return;
    history.set(next);
    const place = next.findIndex(({ id }) => id === row.id);
    const { level = 1 } = next[place] ?? {};
    setSaid(t('moved', { title: row.title || t('untitled'), place: place + 1, total: next.length, level }));
    focus(row.id);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, at: number) {
    const step = stepOf(event);
    const to = visible[visible.indexOf(at) + (event.key === 'ArrowUp' ? -1 : 1)];
    if (step) take(step);
    else if (event.key === 'Escape') box.current?.querySelector<HTMLElement>('[data-leave] input')?.focus();
    else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && to !== undefined) goTo(to, rows);
    else return;
    event.preventDefault();
  }
  return (
    <div ref={box} className="flex flex-col gap-2 py-3">
      <BookmarkToolbar history={history} current={index} onStep={take} />
      {rows.length > 0 ? (
        <ul
          aria-label={t('list')}
          className="max-h-[max(240px,calc(100dvh-480px))] overflow-y-auto rounded-6 border border-line bg-raised py-1"
        >
          {visible.map((at) => {
            const shown = rows[at]!;
            return (
              <BookmarkRow
                key={shown.id}
                row={shown}
                index={at}
                isCurrent={row ? at === index : at === 0}
                hasBelow={endOf(rows, at) > at + 1}
                isWrong={wrong?.index === at}
                onFocus={() => onCurrent(shown)}
                onTitle={(title) => change(at, { title }, `title ${shown.id}`)}
                onFold={() => change(at, { open: !shown.open })}
                onKeyDown={(event) => onKeyDown(event, at)}
              />
            );
          })}
        </ul>
      ) : (
        <p className="rounded-6 border border-dashed border-line p-3 text-13 text-ink-soft">{t('none')}</p>
      )}
      {row && (
        <div data-leave>
          <Field label={t('page', { number: index + 1 })}>
            <Input
              inputMode="numeric"
              value={row.page}
              placeholder={t('noPage')}
              maxLength={6}
              autoComplete="off"
              aria-invalid={(wrong?.index === index && wrong.problem === 'page') || undefined}
              onChange={({ target }) => change(index, { page: target.value.trim() }, `page ${row.id}`)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') focus(row.id);
              }}
            />
          </Field>
        </div>
      )}
      <p className="text-12 text-ink-faint max-desktop:hidden">{t('hint')}</p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}

function stepOf({
  key,
  altKey,
  shiftKey,
  ctrlKey,
  metaKey,
  currentTarget,
  nativeEvent,
}: KeyboardEvent<HTMLInputElement>) {
  if (ctrlKey || metaKey || nativeEvent.isComposing) return undefined;
  if (altKey)
    return ({ ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'outdent', ArrowRight: 'indent' } as const)[key];
  if (key === 'Enter') return 'add';
  if (key === 'Tab') return shiftKey ? 'outdent' : 'indent';
  return key === 'Backspace' && currentTarget.value === '' ? 'remove' : undefined;
}
