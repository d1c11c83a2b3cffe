import { defineTexts } from '../../lib/texts.ts';

export const landingTexts = defineTexts(
  {
    en: {
      pageTitle: 'Paperwork, in good order · Sheaf',
      badge: 'New: answers that show you the page',
      headline: 'Put your papers in order. Then ask them anything.',
      lede: 'Sheaf merges, splits, compresses and reads your documents, and answers questions with the passage it found on the page.',
      fine: 'Free to begin with. No card needed.',
      getStarted: 'Get Started Free',
      tryDemo: 'Try Demo',
      toDashboard: 'Go to Dashboard',
      counters: {
        title: 'What this Sheaf has done so far',
        users: 'Happy Users',
        files_processed: 'Files Processed',
        operations: 'Operations',
      },
      toolsTitle: 'A desk with every tool within reach',
      toolsLede: 'Each one shows what it will do to your pages before it does it.',
      tools: [
        {
          picture: 'merge',
          title: 'Smart PDF merge',
          text: 'Put pages and files in one order, with bookmarks, page numbers and a title page.',
        },
        {
          picture: 'split',
          title: 'Precision split',
          text: 'By pages, by size or by bookmarks. Every part gets a name of its own.',
        },
        {
          picture: 'compress',
          title: 'Compression you can see',
          text: 'The results side by side, in true bytes, before you keep one.',
        },
        {
          picture: 'images',
          title: 'Images to PDF',
          text: 'Photographs and scans laid out on real pages, one to four on each.',
        },
        {
          picture: 'batch',
          title: 'Batch processing',
          text: 'Build the steps once and send many files through. Watch each one, or do not.',
        },
        {
          picture: 'api',
          title: 'Folders and an API',
          text: 'Everything stays filed. The same tools answer your own programs.',
        },
      ],
      readingTitle: 'It reads, so that you can look things up',
      readingLede: 'Text, summaries and answers, each tied to the page it came from.',
      reading: [
        {
          picture: 'scan',
          title: 'Smart OCR',
          text: 'Scans and photographs become text you can search and copy, and each page says how sure the reading is.',
        },
        {
          picture: 'summary',
          title: 'AI Summarization',
          text: 'Brief, automatic or detailed, in sentences that stand in the document.',
        },
        {
          picture: 'answer',
          title: 'Chat with PDFs',
          text: 'Ask in plain words. If no passage answers, Sheaf tells you so.',
        },
      ],
      scenesTitle: 'Three desks it was made for',
      scenesLede: 'Scenes of use. Nobody is quoted here.',
      scenes: [
        {
          text: 'Every Friday a dozen invoices become one file with page numbers and a title page. The steps are kept as a batch, so Friday is one click.',
          who: 'For the clerk of a housing cooperative',
        },
        {
          text: 'A client asks what it costs to leave the lease early. The clause is quoted, and the page it stands on lies open beside it.',
          who: 'For a surveyor with other people’s contracts',
        },
        {
          text: 'Old lab sheets are scanned and read once. From then on a search for a sample number ends on the page that has it.',
          who: 'For the keeper of a laboratory’s archive',
        },
      ],
      closeTitle: 'Bring one untidy folder',
      closeLede: 'The rest can wait until you have seen it tied up.',
      startFree: 'Start Free Today',
    },
  },
  {
    de: () => import('./landing.texts.de.ts'),
    es: () => import('./landing.texts.es.ts'),
    fr: () => import('./landing.texts.fr.ts'),
  },
);

type Texts = (typeof landingTexts)['en'];
export type CardTexts = Texts['tools'][number];
