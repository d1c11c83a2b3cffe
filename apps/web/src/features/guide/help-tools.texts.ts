import { defineTexts } from '../../lib/texts.ts';
import type { Chapter } from './article.ts';

export const helpToolsTexts = defineTexts<Chapter>(
  {
    en: {
      title: 'Tools',
      articles: [
        {
          slug: 'merge',
          title: 'Put files together',
          lede: 'Several PDFs become one, in the order you set.',
          words: 'merge join combine bind append order',
          text: `
1. Open [Merge](/tools?tab=merge) and add two PDFs or more.
2. Drag them into order, or move one with the arrow keys while its handle has the focus. The list beside them shows what the new document will hold.
3. Choose **Merge PDFs**. The result is a new file; the originals stay as they are.

![Files in order, and the contents of the new document](merge.webp)

Links, bookmarks, form fields and notes of the parts are kept. Page numbers, a title page or a watermark can be added with the [professional tool](/advanced-tools/merge).`,
        },
        {
          slug: 'split',
          title: 'Cut a document up',
          lede: 'Click between pages, or type which pages belong together.',
          words: 'split divide extract remove pages separate ranges',
          text: `
1. Open [Split](/tools?tab=split) and choose a PDF.
2. Click between two pages to cut there, and on a page to leave it out. Or type the parts: \`1-3, 5, 8-\` makes three of them.
3. Look at the parts on the right, and choose the button below them.

![A document with cuts between its pages](split.webp)

By size or by bookmarks is done with the [professional tool](/advanced-tools/split). To put pages into another order or turn them, see [Organize pages](/advanced-tools/organize).`,
        },
        {
          slug: 'compress',
          title: 'Make a file smaller',
          lede: 'Results of several strengths are made first. You keep the one you like.',
          words: 'compress reduce shrink size quality email smaller',
          text: `
1. Open [Compress](/tools?tab=compress) and choose a PDF.
2. Wait until the results are there. Each says how many bytes it has, and how alike its pages look.
3. Draw the line across the page to compare before and after, then keep one of them.

![A page before and after, and the results to choose from](compress.webp)

Text stays text and can be searched and copied as before. What shrinks are photographs and fonts, and what was stored twice. A file that is as small as it gets is told to be so.`,
        },
        {
          slug: 'images',
          title: 'Make a PDF of pictures',
          lede: 'Photographs and scans become pages.',
          words: 'images jpg png photo convert picture scan office word excel',
          text: `
1. Open [Convert](/tools?tab=convert) and choose JPG or PNG files.
2. Put them into order, and choose the size of the page.
3. Choose the button at the bottom. The pictures keep their quality.

Word and Excel files can be turned into PDF where whoever runs this Sheaf has LibreOffice on the machine; where they have not, the tool says so.`,
        },
        {
          slug: 'sign',
          title: 'Sign, and check a signature',
          lede: 'With a certificate that any PDF reader can check.',
          words: 'sign signature certificate verify digital p12',
          text: `
1. Open [Sign](/advanced-tools/sign) and choose a document.
2. Place the signature on a page. Draw it, type it, or leave it without a picture.
3. Bring a certificate of your own (\`.p12\` or \`.pfx\`), or take the one of this Sheaf. A certificate and its password are used for this one signature and not kept.

A signature made with the certificate of this Sheaf shows that nothing was changed since. It does not prove to strangers who you are: for that, a certificate from an authority they trust is needed.

[Verify signatures](/advanced-tools/verify) says who signed a document, when, and whether anything was changed after it.`,
        },
        {
          slug: 'forms',
          title: 'Fill in a form, or make one',
          lede: 'Fields that others can fill in, and filling in what you were sent.',
          words: 'form fields fill flatten annotate notes',
          text: `
[Fill form](/advanced-tools/fill-form) shows the fields of a document where they stand. What you type is saved into a new file.

[Create form](/advanced-tools/create-form) puts fields onto a page: draw a box, choose what it takes, and give it a name.

To make what was filled in a fixed part of the page, so that nobody changes it, use [Flatten](/advanced-tools/flatten).`,
        },
        {
          slug: 'protect',
          title: 'Lock a document, or unlock it',
          lede: 'With a password, and with what may be done without it.',
          words: 'password protect encrypt unlock permission print copy secure',
          text: `
[Protect](/advanced-tools/protect) locks a document with AES-256. One password opens it; another one, if you like, allows to change it. Without the second, printing, copying and changing can be forbidden.

**A lost password cannot be brought back.** It is not kept here.

[Unlock](/advanced-tools/unlock) takes the password off a document when you know it.`,
        },
        {
          slug: 'batch',
          title: 'Do the same to many files',
          lede: 'Steps are put together once, and many files go through them.',
          words: 'batch recipe workflow automate repeat template many bulk',
          text: `
1. On the [dashboard](/dashboard) choose **Batch Process**.
2. Choose files, and add steps: each takes its own files, or the results of the step before.
3. Give it a name and choose **Start Batch**. Nothing is done before that, and you are told beforehand what it takes.

![The builder with two steps](batch.webp)

The tab **Monitor** shows how far each file is. A batch goes on when you close the page, and what failed can be tried again without doing the rest anew. What you do often can be kept as a template.`,
        },
      ],
    },
  },
  {
    de: () => import('./help-tools.texts.de.ts'),
    es: () => import('./help-tools.texts.es.ts'),
    fr: () => import('./help-tools.texts.fr.ts'),
  },
);
