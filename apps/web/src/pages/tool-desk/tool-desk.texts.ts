import { formatNumber } from '../../lib/format.ts';
import { defineTexts } from '../../lib/texts.ts';

/** What every tool says, whichever page it stands on. */
export const toolDeskTexts = defineTexts(
  {
    en: {
      picker: {
        title: (isSeveral: boolean) => (isSeveral ? 'Choose files' : 'Choose a file'),
        search: 'Search your files',
        recent: 'Recent',
        folders: 'Folders',
        where: 'Where to look',
        root: 'Home',
        up: 'Back',
        path: 'Folder',
        list: 'Your files',
        none: 'Nothing here that this tool can take.',
        noneFound: (query: string) => `No file of this kind is called “${query}”.`,
        failed: 'Failed to load files',
        again: 'Try again',
        device: 'From this device',
        cancel: 'Cancel',
        add: (count: number) =>
          count === 0 ? 'Add files' : count === 1 ? 'Add 1 file' : `Add ${count} files`,
        choose: 'Choose',
        more: 'Show more',
        pages: (count: number) => (count === 1 ? '1 page' : `${formatNumber(count)} pages`),
      },
      drop: {
        active: 'Drop the files here...',
        into: 'They are uploaded, and put to work here.',
        orDrop: 'or drop new ones here',
        choose: 'Choose from your files',
        uploading: 'Uploading',
      },
      chosen: {
        change: 'Change',
        pages: (count: number) => (count === 1 ? '1 page' : `${formatNumber(count)} pages`),
        remove: (name: string) => `Remove ${name}`,
      },
      bar: 'Result',
      name: 'Name of the result',
      result: {
        title: 'Your document is ready',
        zipTitle: 'Your parts are ready',
        open: 'Preview',
        download: 'Download',
        downloadFailed: 'Download failed',
        next: 'Continue with',
        nextText: 'The result is taken along: nothing has to be chosen again.',
        again: 'Run again',
        anew: 'Start over',
        took: (seconds: string) => `made in ${seconds} s`,
        kept: 'Saved in your files.',
        parts: (count: number) => (count === 1 ? '1 part' : `${formatNumber(count)} parts`),
      },
      failed: {
        title: 'That did not work',
        kept: 'Your files are as they were, and nothing was charged.',
        again: 'Try again',
      },
      cancelled: 'Stopped. Nothing was saved, and nothing was charged.',
      tabs: {
        merge: 'Merge',
        split: 'Split',
        compress: 'Compress',
        convert: 'Convert',
        ocr: 'OCR',
        'ai-chat': 'AI Chat',
      },
    },
  },
  {
    de: () => import('./tool-desk.texts.de.ts'),
    es: () => import('./tool-desk.texts.es.ts'),
    fr: () => import('./tool-desk.texts.fr.ts'),
  },
);
