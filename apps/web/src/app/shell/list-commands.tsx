import { ArrowDownUp, LayoutGrid, List, Tag } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { placePath } from '../../features/files/manager-place.ts';
import {
  changeListLook,
  type ListLook,
  readListLook,
  type SortKey,
} from '../../features/files/use-list-look.ts';
import type { PaletteEntry } from '../../features/search/palette-entry.ts';
import { paletteMessages } from '../../features/search/palette.messages.ts';
import { useMessages } from '../../lib/messages/messages.ts';

const FIRST_IS_LEAST: SortKey[] = ['name', 'type'];
const sorts: SortKey[] = ['name', 'date', 'modified', 'size', 'type'];

/** How files are listed: done to the list that is open, or else to the one of the file manager. */
export function useListCommands(): PaletteEntry[] {
  const t = useMessages(paletteMessages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isListed = pathname === '/dashboard' && new URLSearchParams(search).get('tab') === 'files';
  const show = (changes: Partial<ListLook>, to?: string) => () => {
    changeListLook(changes);
    if (to || !isListed) void navigate(to ?? placePath({ view: 'folder', folderId: null }));
  };
  const command = { group: 'actions', onlyFound: true } as const;
  return [
    {
      ...command,
      id: 'gridView',
      label: t('labels.gridView'),
      words: t('words.gridView'),
      icon: <LayoutGrid />,
      run: show({ view: 'grid' }),
    },
    {
      ...command,
      id: 'listView',
      label: t('labels.listView'),
      words: t('words.listView'),
      icon: <List />,
      run: show({ view: 'list' }),
    },
    ...sorts.map((sort): PaletteEntry => ({
      ...command,
      id: `sort-${sort}`,
      label: t(`sorts.${sort}`),
      words: [t('words.sort'), t(`sortWords.${sort}`)].join(' '),
      icon: <ArrowDownUp />,
      run: show({ sort, order: FIRST_IS_LEAST.includes(sort) ? 'asc' : 'desc' }),
    })),
    {
      ...command,
      id: 'reverseOrder',
      label: t('labels.reverseOrder'),
      words: [t('words.sort'), t('words.reverseOrder')].join(' '),
      icon: <ArrowDownUp />,
      run: () => show({ order: readListLook().order === 'asc' ? 'desc' : 'asc' })(),
    },
    {
      ...command,
      id: 'tags',
      label: t('labels.tags'),
      words: t('words.tags'),
      icon: <Tag />,
      run: () => {
        const columns = [...new Set([...readListLook().columns, 'tags' as const])];
        show({ view: 'list', columns }, placePath({ view: 'all' }))();
      },
    },
  ];
}
