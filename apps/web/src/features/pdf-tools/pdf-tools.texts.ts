import { formatNumber } from '../../lib/format.ts';
import { defineTexts } from '../../lib/texts.ts';

export const pdfToolsTexts = defineTexts(
  {
    en: {
      pages: (count: number) => (count === 1 ? '1 page' : `${formatNumber(count)} pages`),
      morePages: (count: number) => (count === 1 ? '1 more page' : `${formatNumber(count)} more pages`),
      pageOf: (page: number, name: string) => `Page ${page} of ${name}`,
      strip: {
        list: 'Files in this order',
        grip: (name: string, place: number, total: number) => `Move ${name}, ${place} of ${total}`,
        gripHint: 'Drag, or use the arrow keys.',
        moved: (name: string, place: number, total: number) => `${name} is now ${place} of ${total}.`,
        remove: (name: string) => `Remove ${name}`,
        unread: 'Its pages have not been read.',
      },
      contents: {
        title: 'The new document',
        from: (first: number, last: number) =>
          first === last
            ? `page ${formatNumber(first)}`
            : `pages ${formatNumber(first)}–${formatNumber(last)}`,
        unknown: 'pages not known',
        empty: 'What you add stands here, in order.',
      },
      split: {
        pages: 'Pages',
        cutAfter: (page: number) => `Cut after page ${page}`,
        joinAfter: (page: number) => `Join page ${page} and ${page + 1}`,
        leaveOut: (page: number) => `Page ${page}: leave out`,
        takeBack: (page: number) => `Page ${page}: take back`,
        hint: 'Click between two pages to cut there, and on a page to leave it out.',
        leftOut: 'Left out',
        ranges: 'Pages of each part',
        rangesHint: 'As 1-3, 5, 8-: each is a part. Join pieces with +.',
        wrong: (text: string, pages: number) => `“${text}” is not among ${pages} pages.`,
        parts: (count: number) => (count === 1 ? '1 part' : `${formatNumber(count)} parts`),
        part: (number: number) => `Part ${number}`,
        noParts: 'No pages are left: take some back.',
        every: 'Cut every',
        everyUnit: 'pages',
        cut: 'Cut',
        whole: 'No cuts',
        unread: 'The pages of this document are not known yet',
        unreadText:
          'They are being read. If this stays, it is locked or damaged; splitting it makes a file of each page.',
      },
      compare: {
        label: 'Before and after',
        before: 'Before',
        slider: 'Where before ends and after begins',
        sliderText: (percent: number) => `${percent}% before`,
        previous: 'Previous page',
        next: 'Next page',
        page: 'Page',
        of: (pages: number) => `of ${pages}`,
        zoom: 'Zoom',
        zooms: { fit: 'Fit', width: 'Width', double: '200%' },
        drawing: 'Drawing the page',
        notDrawn: 'This page could not be drawn.',
      },
      candidates: {
        making: 'Making the results',
        made: (count: number) => (count === 0 ? 'No result could be made' : `${count} results, already made`),
        seconds: (seconds: string) => `${seconds} s`,
        label: 'Result to keep',
        names: { '0.9': 'Sharp', '0.7': 'Balanced', '0.5': 'Small', '0.3': 'Smallest' } as Record<
          string,
          string
        >,
        usual: 'Default',
        saves: (percent: string) => `Saves ${percent}%`,
        same: 'As small as it gets',
        similarity: (figure: string) => `Similarity ${figure}`,
        facts: (quality: number, dpi: number) => `Quality ${quality}, pictures at ${dpi} dpi`,
        try: (quality: number) => `Try quality ${quality}`,
        tryNote: 'smallest, soft pictures',
        note: 'Similarity compares up to five pages as you would see them, 1 being the same. Text stays text.',
        failed: 'This result could not be made',
      },
      layout: {
        pages: 'Pages of the new document',
        pageLabel: (page: number, name: string) => `Page ${page}: ${name}`,
      },
    },
  },
  {
    de: () => import('./pdf-tools.texts.de.ts'),
    es: () => import('./pdf-tools.texts.es.ts'),
    fr: () => import('./pdf-tools.texts.fr.ts'),
  },
);
