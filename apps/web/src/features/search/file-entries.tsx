import type { Formatter } from '@sheaf/messages/formatter';
import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import type { SearchAnswer } from '@sheaf/api/features/search/search.schema.ts';
import { Folder, ScanText, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../lib/messages/format.ts';
import { FileIcon } from './file-icon.tsx';
import { type Mark, matchWords } from './match-words.ts';
import type { Passage, PaletteEntry } from './palette-entry.ts';
import { type NearPassage, passagePath } from './passage-path.ts';

type Go = (to: string) => void;
/** What is said of a file that has no text; another feature has the words. */
export type TellState = (file: StoredFile) => ReactNode;

const SIMILAR = 5;

export function recentEntries(files: StoredFile[], tellState: TellState, go: Go): PaletteEntry[] {
  return files.map((file) => ({
    id: `recent-${file.id}`,
    group: 'recent',
    label: file.filename,
    icon: <FileIcon type={file.type} />,
    hint: formatBytes(file.size),
    state: tellState(file),
    run: () => go(`/files/${file.id}`),
  }));
}

/** Files by name or tag, passages, folders; and at the end the way to the whole list. */
export function foundEntries(
  found: SearchAnswer,
  tellState: TellState,
  t: Formatter<'search'>,
  go: Go,
  nameFolder: (file: StoredFile) => string | null | undefined = () => undefined,
): PaletteEntry[] {
  const files = found.files.map(({ file, match, marks, passage }): PaletteEntry => {
    const at = passage
      ? `?${new URLSearchParams({ page: String(passage.page), find: findInPage(passage) })}`
      : '';
    const folder = nameFolder(file);
    const hint =
      folder !== undefined
        ? (folder ?? t('root'))
        : match === 'tag'
          ? t('tagged', { count: file.tags.length, tags: file.tags.join(', ') })
          : match === 'name'
            ? t('why.name')
            : undefined;
    return {
      id: `file-${file.id}`,
      group: match === 'text' ? 'passages' : 'files',
      label: file.filename,
      marks,
      icon: <FileIcon type={file.type} />,
      ...(hint ? { hint } : {}),
      state: tellState(file),
      ...(passage && {
        passage: {
          where: match === 'text' ? t('why.text', { where: placeOf(passage, t) }) : placeOf(passage, t),
          text: passage.text,
          marks: passage.marks,
        },
      }),
      run: () => go(`/files/${file.id}${at}`),
    };
  });
  const folders = found.folders.map(({ folder, marks }): PaletteEntry => ({
    ...folderEntry(folder, marks, go),
    hint: t('folder'),
  }));
  // By their names first, then by what is written in them.
  const named = files.filter(({ group }) => group === 'files');
  const written = files.filter((entry) => !named.includes(entry));
  // Below all that is called so: what can be done with one of them is not what was looked for.
  return [...named, ...folders, ...written, ...found.files.flatMap(({ file }) => ocrEntries(file, t, go))];
}

/** What is not read cannot be found: the way to OCR. */
function ocrEntries(file: StoredFile, t: Formatter<'search'>, go: Go): PaletteEntry[] {
  const { state, pages = 1, unread_pages: unread = 0 } = file.reading;
  const isUnread =
    state === 'needs_ocr' || (state === 'done' && !file.has_ocr && unread > 0 && unread < pages);
  if (!isUnread) return [];
  return [
    {
      id: `ocr-${file.id}`,
      group: 'fileCommands',
      label: t('runOcr', { name: file.filename }),
      icon: <ScanText />,
      hint: t('notRead', { unread, pages }),
      run: () => go(`/tools?${new URLSearchParams({ tab: 'ocr', files: file.id })}`),
    },
  ];
}

/** Where nothing is called so: files, then folders, whose names or tags are nearly that. */
export function similarEntries(
  similar: SearchAnswer['similar'],
  query: string,
  tellState: TellState,
  t: Formatter<'search'>,
  go: Go,
): PaletteEntry[] {
  const files = similar.files.flatMap((file): PaletteEntry[] => {
    const match = matchWords(query, file.filename, file.tags.join(' '));
    if (!match?.isGuess) return [];
    return [
      {
        id: `similar-${file.id}`,
        group: 'files',
        label: file.filename,
        marks: match.marks,
        icon: <FileIcon type={file.type} />,
        hint: match.marks.length
          ? t('why.similar')
          : t('tagged', { count: file.tags.length, tags: file.tags.join(', ') }),
        state: tellState(file),
        run: () => go(`/files/${file.id}`),
      },
    ];
  });
  const folders = similar.folders.flatMap((folder): PaletteEntry[] => {
    const match = matchWords(query, folder.name);
    if (!match?.isGuess) return [];
    return [{ ...folderEntry(folder, match.marks, go), hint: t('why.similar') }];
  });
  return [...files.slice(0, SIMILAR), ...folders.slice(0, SIMILAR)];
}

function folderEntry(folder: SearchAnswer['folders'][number]['folder'], marks: Mark[], go: Go): PaletteEntry {
  return {
    id: `folder-${folder.id}`,
    group: 'folders',
    label: folder.name,
    marks,
    icon: <Folder style={{ color: folder.color, fill: folder.color, fillOpacity: 0.3 }} />,
    run: () => go(`/dashboard?${new URLSearchParams({ tab: 'files', folder: folder.id })}`),
  };
}

function placeOf({ label, page }: { label: string | null; page: number }, t: Formatter<'search'>): string {
  return label ?? t('page', { page });
}

/** Passages that mean what is asked, in whatever words. */
export function meaningEntries(passages: NearPassage[], t: Formatter<'search'>, go: Go): PaletteEntry[] {
  return passages.map((passage) => ({
    id: `near-${passage.file.id}-${passage.page}`,
    group: 'meaning',
    label: passage.file.filename,
    icon: <FileIcon type={passage.file.type} />,
    passage: {
      where: t('why.related', { where: placeOf(passage, t) }),
      text: passage.text,
      marks: passage.marks,
    },
    run: () => go(passagePath(passage)),
  }));
}

export function listEntry(query: string, t: Formatter<'search'>, go: Go): PaletteEntry {
  return {
    id: 'list-all',
    group: 'list',
    label: t('listAll', { query }),
    icon: <Search />,
    run: () => go(`/dashboard?${new URLSearchParams({ tab: 'files', view: 'all', q: query })}`),
  };
}

/** What to look for on the page: of the words that were found, as they are written there, most of those in a row. */
function findInPage({ text, marks }: Pick<Passage, 'text' | 'marks'>): string {
  let best = '';
  let most = 0;
  for (const [index, [from]] of marks.entries()) {
    let last = index;
    while (marks[last + 1] && /^[^\p{L}\p{N}]+$/u.test(text.slice(marks[last]?.[1], marks[last + 1]?.[0])))
      last++;
    if (best && last - index <= most) continue;
    [best, most] = [text.slice(from, marks[last]?.[1]), last - index];
  }
  return best;
}
