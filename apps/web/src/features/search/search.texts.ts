import { defineTexts } from '../../lib/texts.ts';

export const searchTexts = defineTexts(
  {
    en: {
      title: 'Search or jump to',
      placeholder: 'Search names, tags and words in your documents',
      close: 'Close',
      groups: {
        recent: 'Recent files',
        files: 'Files',
        passages: 'In documents',
        folders: 'Folders',
        tools: 'Tools',
        pages: 'Pages',
        meaning: 'By meaning',
        actions: 'Actions',
      },
      page: (page: number) => `Page ${page}`,
      tagged: (tags: string[]) => `Tagged ${tags.join(', ')}`,
      folder: 'Folder',
      listAll: (query: string) => `All files with “${query}”`,
      none: (query: string) => `Nothing of yours has “${query}”`,
      noneText: 'Names, tags and the words in PDF, Word and Excel files were looked at.',
      failed: 'The search could not be done. Pages and tools are still listed.',
      count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
      meaning: {
        title: 'By meaning',
        lede: 'Passages that come nearest to what you typed, in whatever words.',
        byWords: (count: number, shown: string) =>
          count === 1
            ? '1 file is in a language whose meaning is not known here; its words were compared.'
            : `${shown} files are in languages whose meaning is not known here; their words were compared.`,
        waiting: (count: number, shown: string) =>
          count === 1
            ? '1 file is not searched by meaning yet.'
            : `${shown} files are not searched by meaning yet.`,
      },
      hints: { choose: 'choose', open: 'open' },
      shortcuts: {
        title: 'Keyboard shortcuts',
        text: 'What the keys do on this page.',
        close: 'Close',
        groups: { anywhere: 'Anywhere', files: 'In the file list' },
        anywhere: { search: 'Search or jump to', help: 'This list' },
        files: {
          selectAll: 'Select all',
          clear: 'Clear the selection',
          remove: 'Delete what is selected',
          rename: 'Rename',
          move: 'Go from box to box',
        },
      },
    },
  },
  {
    de: () => import('./search.texts.de.ts'),
    es: () => import('./search.texts.es.ts'),
    fr: () => import('./search.texts.fr.ts'),
  },
);
