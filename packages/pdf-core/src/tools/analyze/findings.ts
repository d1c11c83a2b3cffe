import type { ImageAnalysis, PageAnalysis } from './pages.ts';
import type { ObjectAnalysis } from './objects.ts';
import type { InfoReport } from '../info/info.ts';

/** Findings are codes: packages/messages has their sentences (area `answers`, `findings`). */
export type Saving = { code: string; bytes: number };
export type Warning = { code: string; params?: Record<string, string | number> };
export type Accessibility = { code: string; passed: boolean }[];

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
    { code: 'images_oversampled', bytes: sum(sampled) },
    { code: 'images_lossless', bytes: sum(reencoded) },
    { code: 'data_uncompressed', bytes: objects.uncompressedBytes * PLAIN_STREAM },
    { code: 'data_repeated', bytes: objects.repeatedBytes },
  ];
  const scale = Math.min(1, (0.95 * fileBytes) / Math.max(1, sum(savings.map(({ bytes }) => bytes))));
  return savings
    .map(({ code, bytes }) => ({ code, bytes: Math.round(bytes * scale) }))
    .filter(({ bytes }) => bytes > 0);
}

const RISKS = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'URI'];

export function listWarnings(info: InfoReport, objects: ObjectAnalysis, pages: PageAnalysis[]): Warning[] {
  const risks = RISKS.filter((code) => objects.actions.get(code)).map((code) => ({ code }));
  const missing = info.fonts.filter((font) => !font.embedded);
  const scans = pages.filter((page) => page.kind === 'scan').length;
  const found: (Warning | false)[] = [
    pages.length < info.pageCount && {
      code: 'pages_left_out',
      params: { seen: pages.length, pages: info.pageCount },
    },
    info.attachments.length > 0 && { code: 'attachments', params: { files: info.attachments.join(', ') } },
    info.repaired && { code: 'damaged' },
    missing.length > 0 && { code: 'fonts', params: { fonts: missing.map(({ name }) => name).join(', ') } },
    scans > 0 && { code: 'scans', params: { scans, pages: pages.length } },
  ];
  return [...risks, ...found.filter((warning) => warning !== false)];
}

export function checkAccessibility(
  info: InfoReport,
  objects: ObjectAnalysis,
  pages: PageAnalysis[],
): Accessibility {
  return [
    { code: 'has_title', passed: Boolean(info.metadata.title) },
    { code: 'has_language', passed: Boolean(info.language) },
    { code: 'is_tagged', passed: info.tagged },
    { code: 'pages_have_text', passed: pages.every((page) => page.kind !== 'scan') },
    { code: 'figures_described', passed: objects.figures === objects.figuresWithText },
    { code: 'has_bookmarks', passed: info.pageCount <= 20 || info.outline.length > 0 },
  ];
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
