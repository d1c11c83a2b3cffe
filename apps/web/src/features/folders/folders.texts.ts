import { defineTexts } from '../../lib/texts.ts';

export const foldersTexts = defineTexts(
  {
    en: {
      home: 'Home',
      allFiles: 'All files',
      trash: 'Trash',
      folders: 'Folders',
      places: 'Places',
      breadcrumb: 'Path',
      back: 'Back',
      newFolder: 'New Folder',
      fileCount: (count: number) => (count === 1 ? '1 file' : `${count} files`),
      createTitle: 'Create New Folder',
      createText: 'Enter a name for your new folder',
      placeholder: 'Folder name',
      color: 'Colour',
      colors: {
        blue: 'Blue',
        amber: 'Amber',
        green: 'Green',
        red: 'Red',
        teal: 'Teal',
        violet: 'Violet',
      },
      cancel: 'Cancel',
      create: 'Create Folder',
      creating: 'Creating...',
      created: 'Folder created successfully',
      createFailed: 'Failed to create folder',
      moveTitle: (count: number) => `Move ${count} item(s)`,
      moveText: 'Choose the folder they go to.',
      moveHere: (name: string) => `Move to ${name}`,
      goneTitle: 'This folder is gone',
      gone: 'It was deleted or moved away, or the link was never right.',
    },
  },
  {
    de: () => import('./folders.texts.de.ts'),
    es: () => import('./folders.texts.es.ts'),
    fr: () => import('./folders.texts.fr.ts'),
  },
);
