import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { withDocument } from '../pdfium/document.ts';
import { renderPage } from '../pdfium/render.ts';

const LINES = [
  'The harbour master wrote every arrival',
  'into a heavy book bound in green cloth.',
  'Seventeen vessels came before the storm,',
  'and only eleven of them left in April.',
];
export const SCAN_SIZE: [number, number] = [420, 200];

/** The lines as text, 18 points high. */
export async function makeTextPage(lines = LINES): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage(SCAN_SIZE);
  lines.forEach((line, i) => page.drawText(line, { x: 40, y: 150 - i * 30, size: 18, font }));
  return document.save();
}

/** `ink` and `paper` are the shades it is printed with; `shadow` is the share of light that is missing at the right edge. */
export type Degrade = {
  dpi?: number;
  turn?: number;
  noise?: number;
  ink?: number;
  paper?: number;
  shadow?: number;
  lines?: string[];
};

/** The page as a scanner would give it: gray pixels, turned by some degrees, with grain. */
export async function scanPixels(degrade: Degrade = {}): Promise<Buffer> {
  const { dpi = 200, turn = 0, noise = 0, ink = 0, paper = 255, shadow = 0 } = degrade;
  const bytes = await makeTextPage(degrade.lines);
  const image = await withDocument(bytes, {}, (open) =>
    renderPage(open, 0, { scale: dpi / 72, format: 'gray' }),
  );
  const { width, height } = image;
  const raw = { width, height, channels: 1 as const };
  const turned = await sharp(image.data, { raw })
    .rotate(turn, { background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const across = turned.info.width;
  turned.data.forEach((shade, at) => {
    const light = 1 - (shadow * (at % across)) / across;
    turned.data[at] = (ink + ((paper - ink) * shade) / 255) * light;
  });
  // A fixed stream of numbers, so that every run sees the same grain.
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  if (noise) {
    for (let i = 0; i < turned.data.length; i++) {
      const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
      turned.data[i] = Math.max(0, Math.min(255, turned.data[i]! + normal * noise));
    }
  }
  const { width: w, height: h } = turned.info;
  return sharp(turned.data, { raw: { width: w, height: h, channels: 1 } })
    .withMetadata({ density: dpi })
    .png()
    .toBuffer();
}

/** That scan as a document. */
export async function makeScan(options: Degrade = {}, change?: (document: PDFDocument) => void) {
  const document = await PDFDocument.create();
  const image = await document.embedPng(await scanPixels(options));
  const scale = 72 / (options.dpi ?? 200);
  const [width, height] = [image.width * scale, image.height * scale];
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  change?.(document);
  return { name: 'scan.pdf', bytes: await document.save() };
}

export const WORDS = LINES.join(' ').split(' ');
