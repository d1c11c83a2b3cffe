import { defineTexts } from '../../lib/texts.ts';
import type { Chapter } from './article.ts';

export const helpFilesTexts = defineTexts<Chapter>(
  {
    en: {
      title: 'Files',
      articles: [
        {
          slug: 'upload',
          title: 'Bring files in',
          lede: 'Drop them on the page, or choose them. Large ones go on where they stopped.',
          words: 'upload add import drag drop folder size limit',
          text: `
1. Open the [dashboard](/dashboard) and choose **Upload Files**, or drop files anywhere on that page. A whole folder can be dropped too: its folders are made here.
2. Look over the list. What cannot be taken says why, and is left out.
3. Choose **Upload**. You may close the window and work on; the uploads go on in the corner.

![The window for uploads with two files chosen](upload.webp)

PDF, JPG, PNG, Word and Excel files are taken. What a file is, is decided by its bytes and not by its name. How large one may be depends on your [plan](/pricing).

If the connection is lost during a large upload, it goes on where it stopped once you try again. If the very same file is here already, you are told so and shown where.`,
        },
        {
          slug: 'folders',
          title: 'Keep things in folders',
          lede: 'Folders, colours, tags, and moving many files at once.',
          words: 'move rename tag organise organize colour color sort',
          text: `
Open the tab **Files** of the [dashboard](/dashboard?tab=files). **New Folder** makes one where you are.

- Drag files onto a folder to move them, or select them and choose **Move**.
- The menu of a file or folder renames it, gives it tags, or a folder its colour.
- The list can be sorted by name, date, size and type, and shown as cards or as rows.

![The file manager with a folder and some files](folders.webp)

A folder can be downloaded as one zip, with everything in it in its place.`,
        },
        {
          slug: 'search',
          title: 'Find a file, or a word in it',
          lede: 'One search for names, tags and the words inside documents.',
          words: 'find look full text keyword palette',
          text: `
Press **Ctrl K** (on a Mac **⌘ K**) anywhere, and type. Names and tags are looked at, and the words in PDF, Word and Excel files. What was found in a document is shown with its page; choosing it opens the document there.

![The search with a passage found in a document](search.webp)

A word is found by its beginning, whatever its capitals and accents. Words in a scan can be found once its [text was read](/help/ocr).

The box over the file list is another one: it narrows the folder you are in.`,
        },
        {
          slug: 'trash',
          title: 'Get back what was deleted',
          lede: 'Deleted files lie in the trash for 30 days.',
          words: 'delete remove restore undo recover bin lost',
          text: `
What you delete goes to the trash, and the message that says so offers **Undo**. After that:

1. Open the tab **Files** and choose **Trash** beside the folders.
2. Select what you want back and choose **Put back**. It returns to its folder; if that is gone, to the top.

After 30 days a file leaves the trash for good. Until then it counts towards your storage. **Empty the trash** makes room at once, and cannot be undone.`,
        },
        {
          slug: 'who-sees-my-files',
          title: 'Who can see my files',
          lede: 'You. There is no sharing between accounts, and what that means.',
          words: 'share sharing send link public private team access privacy',
          text: `
Every file belongs to one account. No other member can see, find or open it, and there are no public links. To give somebody a document, download it and send it the way you usually do.

Whoever runs this Sheaf has the machine it runs on, and could read what is stored there. [Who that is](/contact) is for them to say. Documents that nobody else may read can be [protected with a password](/help/protect) before they are uploaded.

What is kept of you is listed in the [privacy notice](/privacy).`,
        },
      ],
    },
  },
  {
    de: () => import('./help-files.texts.de.ts'),
    es: () => import('./help-files.texts.es.ts'),
    fr: () => import('./help-files.texts.fr.ts'),
  },
);
