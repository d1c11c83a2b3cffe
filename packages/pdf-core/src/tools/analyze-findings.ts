import type { ImageAnalysis, PageAnalysis } from './analyze-pages.ts';
import type { ObjectAnalysis } from './analyze-objects.ts';
import type { InfoReport } from './info.ts';

export type Saving = { what: string; bytes: number };
export type Warning = { code: string; message: string };
export type Accessibility = { check: string; passed: boolean }[];

/** Compressed at its medium level, images are shown at this resolution... */
const TARGET_DPI = 150;
/** ...when they have at least this much more of it. */
const WORTH_SAMPLING = 1.3;
/** What compression takes off pictures stored without loss and off plain streams, as a share. */
const LOSSLESS_PICTURE = 0.7;
const PLAIN_STREAM = 0.6;

/** What compressing could take off, estimated from what is there; never more than the file. */
export function estimateSavings(
  images: ImageAnalysis[],
  objects: ObjectAnalysis,
  fileBytes: number,
): Saving[] {
  const sampled = images.map(({ dpi, bytes }) =>
    dpi > TARGET_DPI * WORTH_SAMPLING ? bytes * (1 - (TARGET_DPI / dpi) ** 2) : 0,
  );
  const reencoded = images.map(({ filter, bitsPerPixel, bytes }, i) =>
    /Flate|LZW|none/.test(filter) && bitsPerPixel >= 8 ? (bytes - sampled[i]!) * LOSSLESS_PICTURE : 0,
  );
  const savings = [
    { what: 'images at a higher resolution than they are shown', bytes: sum(sampled) },
    { what: 'images stored without loss', bytes: sum(reencoded) },
    { what: 'data that is not compressed', bytes: objects.uncompressedBytes * PLAIN_STREAM },
    { what: 'data that is there more than once', bytes: objects.repeatedBytes },
  ];
  const scale = Math.min(1, (0.95 * fileBytes) / Math.max(1, sum(savings.map(({ bytes }) => bytes))));
  return savings
    .map(({ what, bytes }) => ({ what, bytes: Math.round(bytes * scale) }))
    .filter(({ bytes }) => bytes > 0);
}

const RISKS: Record<string, string> = {
  JavaScript: 'The document carries JavaScript that runs in some viewers.',
  Launch: 'The document can start a program or open a file of the computer.',
  SubmitForm: 'The document can send what is filled in to an address.',
  ImportData: 'The document can read data from a file.',
  GoToR: 'The document leads to other files.',
  GoToE: 'The document leads to files inside it.',
  URI: 'The document has links to the web.',
};

export function listWarnings(info: InfoReport, objects: ObjectAnalysis, pages: PageAnalysis[]): Warning[] {
  const risks = Object.entries(RISKS).flatMap(([code, message]) => {
    const times = objects.actions.get(code);
    return times ? [{ code, message }] : [];
  });
  const missing = info.fonts.filter((font) => !font.embedded);
  const scans = pages.filter((page) => page.kind === 'scan').length;
  return [
    ...risks,
    ...(info.attachments.length
      ? [{ code: 'attachments', message: `The document carries files: ${info.attachments.join(', ')}.` }]
      : []),
    ...(info.repaired
      ? [{ code: 'damaged', message: 'The file is damaged and was read with repairs.' }]
      : []),
    ...(missing.length
      ? [
          {
            code: 'fonts',
            message: `Fonts are not in the file and may look different elsewhere: ${missing.map(({ name }) => name).join(', ')}.`,
          },
        ]
      : []),
    ...(scans
      ? [
          {
            code: 'scans',
            message: `${scans} of ${pages.length} pages are pictures whose text cannot be searched.`,
          },
        ]
      : []),
  ];
}

export function checkAccessibility(
  info: InfoReport,
  objects: ObjectAnalysis,
  pages: PageAnalysis[],
): Accessibility {
  return [
    { check: 'The document has a title', passed: Boolean(info.metadata.title) },
    { check: 'The document says its language', passed: Boolean(info.language) },
    { check: 'The document is tagged for screen readers', passed: info.tagged },
    { check: 'All pages have text', passed: pages.every((page) => page.kind !== 'scan') },
    { check: 'All figures are described', passed: objects.figures === objects.figuresWithText },
    { check: 'Long documents have bookmarks', passed: pages.length <= 20 || info.outline.length > 0 },
  ];
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
