import { defineTexts } from '../../lib/texts.ts';
import type { Chapter } from './article.ts';

export const helpReadingTexts = defineTexts<Chapter>(
  {
    en: {
      title: 'Reading and asking',
      articles: [
        {
          slug: 'ocr',
          title: 'Read the text of a scan',
          lede: 'So that it can be searched, copied, summed up and asked.',
          words: 'ocr scan recognise recognize text image extract language',
          text: `
1. Open [OCR](/tools?tab=ocr) and choose a scan or a photograph of a page.
2. Choose the language it is written in, and start.
3. The text appears page by page, with how sure the reading is.

Reading takes some seconds for each page. It goes on when you leave the page, and can be stopped. Straight, sharp scans of 200 to 300 dots per inch are read best; handwriting is not read.`,
        },
        {
          slug: 'ask',
          title: 'Ask a document',
          lede: 'The answer is quoted, and the page it stands on is shown.',
          words: 'chat question answer ai assistant citation source quote',
          text: `
1. Open a document and choose **Assistant**. If it says **Enable Chat**, choose that first.
2. Type a question in plain words.
3. Under the answer stand its sources. Choose one, and the passage is marked on its page.

![A question, its answer, and the passage on the page](ask.webp)

Where Sheaf is not sure, it shows the closest passages and says so. Where the document has nothing on it, it says that. Always look at the passage before you rely on an answer.

Most instances answer by quoting, with no language model: nothing you ask leaves the machine. Where whoever runs one has set up a model, an answer says which one wrote it.`,
        },
        {
          slug: 'summary',
          title: 'Sum a document up',
          lede: 'Brief, automatic or detailed.',
          words: 'summary summarize summarise short key facts dates amounts',
          text: `
Open a document, choose **Assistant** and there **Summary**. A scan has to be [read](/help/ocr) first.

A summary is made of whole sentences of the document, each with its page, so that you can see where it comes from. Below it stand the key facts that were found: dates, amounts, parties. **Another length** makes a new one.`,
        },
      ],
    },
  },
  {
    de: () => import('./help-reading.texts.de.ts'),
    es: () => import('./help-reading.texts.es.ts'),
    fr: () => import('./help-reading.texts.fr.ts'),
  },
);
