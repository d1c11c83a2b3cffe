import { Check } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { Note } from '../../../../components/note.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { FileSheet } from '../../../files/file-sheet.tsx';
import { formatWhen } from '../../../files/format-when.ts';
import type { StoredFile } from '../../../files/item.ts';
import { classes } from '../../../../lib/page/classes.ts';
import { formatBytes } from '../../../../lib/messages/format.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import type { FileKind } from './file-kinds.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';
import { type PickPlace, usePickableFiles } from './use-pickable-files.ts';

interface PickerListProps {
  kind: FileKind;
  place: PickPlace;
  search: string;
  chosen: ReadonlyMap<string, StoredFile>;
  isSeveral: boolean;
  isDropping: boolean;
  onToggle: (file: StoredFile) => void;
  /** Several at once, all chosen or none. */
  onMany: (files: readonly StoredFile[], isChosen: boolean) => void;
}

const SKELETONS = 4;

export function PickerList(props: PickerListProps) {
  const { kind, place, search, chosen, isSeveral, isDropping, onToggle, onMany } = props;
  const t = useMessages(toolAreaMessages);
  const [pages, setPages] = useState(1);
  const [anchor, setAnchor] = useState<string | null>(null);
  const { files, named, isError, hasMore, refetch } = usePickableFiles(kind, place, search, pages);
  if (isError) {
    const again = (
      <Button size="small" onClick={refetch}>
        {t('picker.again')}
      </Button>
    );
    return <Note kind="bad" fact={t('picker.failed')} action={again} />;
  }
  // What only says so is chosen one by one: its name tells nothing of why it is here.
  const offered = files?.slice(0, named) ?? [];
  const areAllChosen = offered.every(({ id }) => chosen.has(id));
  const click = (event: MouseEvent, file: StoredFile) => {
    const from = event.shiftKey ? (files?.findIndex(({ id }) => id === anchor) ?? -1) : -1;
    const to = files?.indexOf(file) ?? -1;
    setAnchor(file.id);
    if (!isSeveral || !files || from < 0) return onToggle(file);
    onMany(files.slice(Math.min(from, to), Math.max(from, to) + 1), true);
  };
  const numbers = new Map([...chosen.keys()].map((id, index) => [id, index + 1]));
  const renderRow = (file: StoredFile) => (
    <li key={file.id}>
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the whole row is the box
        role={isSeveral ? 'checkbox' : undefined}
        aria-checked={isSeveral ? chosen.has(file.id) : undefined}
        onClick={(event) => click(event, file)}
        className={classes(
          'flex w-full items-center gap-3 rounded-6 px-2 py-1.5 text-left -outline-offset-2',
          chosen.has(file.id) ? 'bg-accent-soft' : 'hover:bg-hover',
        )}
      >
        {isSeveral && (
          <span
            aria-hidden="true"
            className={classes(
              'grid size-4 shrink-0 place-items-center rounded-4 border-[1.5px]',
              chosen.has(file.id) ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-raised',
            )}
          >
            {chosen.has(file.id) && <Check className="size-3 stroke-3" />}
          </span>
        )}
        <FileSheet file={file} className="w-8 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-13 font-strong">{file.filename}</span>
          <span className="block truncate text-12 text-ink-faint tabular-nums">
            {file.page_count !== null && <>{t('picker.pages', { count: file.page_count })} · </>}
            {formatBytes(file.size)} · {formatWhen(file.created_at)}
          </span>
        </span>
        {numbers.has(file.id) && (
          <span className="inline-flex h-5 min-w-5 items-center justify-center gap-1 rounded-full bg-accent px-1.5 text-12 font-bold text-on-accent tabular-nums">
            {numbers.get(file.id)}
          </span>
        )}
      </button>
    </li>
  );
  return (
    <div
      className={classes(
        '-mx-2 max-h-[36vh] min-h-40 overflow-y-auto rounded-10 desktop:max-h-[50vh]',
        isDropping && 'outline-2 outline-accent outline-dashed',
      )}
    >
      {isDropping && (
        <p className="p-3 text-center text-13 font-strong text-accent-ink">{t('drop.active')}</p>
      )}
      {!files && (
        <div aria-busy="true" className="flex flex-col gap-2 p-2">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} className="h-11" />
          ))}
        </div>
      )}
      {files?.length === 0 && (
        <p className="px-2 py-10 text-center text-13 text-ink-soft">
          {search ? t('picker.noneFound', { query: search }) : t('picker.none')}
        </p>
      )}
      {isSeveral && offered.length > 1 && (
        <div className="px-2 py-1.5">
          <Checkbox
            label={search ? t('picker.selectNamed', { count: offered.length }) : t('picker.selectAll')}
            checked={areAllChosen || (offered.some(({ id }) => chosen.has(id)) && 'indeterminate')}
            onCheckedChange={() => onMany(offered, !areAllChosen)}
          />
        </div>
      )}
      {/* Names first, and apart from what was found in the contents. */}
      <ul aria-label={t('picker.list')}>{offered.map(renderRow)}</ul>
      {files && files.length > named && (
        <section aria-label={t('picker.inContents')}>
          <h3 className="px-2 pt-3 pb-1 text-12 text-ink-faint">{t('picker.inContents')}</h3>
          <ul aria-label={t('picker.inContents')}>{files.slice(named).map(renderRow)}</ul>
        </section>
      )}
      {hasMore && (
        <Button look="bare" wide onClick={() => setPages(pages + 1)}>
          {t('picker.more')}
        </Button>
      )}
    </div>
  );
}
