import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Shades of gray, row by row, and how many of them make an inch. */
export type Picture = { data: Buffer; width: number; height: number; dpi: number };
export type PrintedPage = { font: string; text: string; picture: Picture };

const FONTS = [
  'Liberation Serif',
  'Liberation Sans',
  'Liberation Mono',
  'DejaVu Serif',
  'DejaVu Sans',
  'C059',
  'P052',
  'URW Bookman',
  'Nimbus Sans Narrow',
  'Noto Mono',
];
const DOCUMENTS = [
  'lease',
  'harbour',
  'employment',
  'manual-cargo-bike',
  'manual-espresso',
  'paper-naps',
  'paper-swifts',
  'report-library',
  'report-water',
  'tramway',
];
const TEXTS = join(import.meta.dirname, '../chat/documents');
const LETTERS_A_PAGE = 2100;
const DPI = 300;
const POINTS = 11;
const [WIDTH, HEIGHT] = [2480, 3508];
const MARGIN = 260;

/** A page of body text in each of the fonts that the machine has, each with another text. */
export async function printPages(): Promise<PrintedPage[]> {
  const here = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' }).split(/[,\n]/);
  const fonts = FONTS.filter((font) => here.includes(font));
  return Promise.all(
    fonts.map(async (font) => {
      const text = readBody(DOCUMENTS[FONTS.indexOf(font)]!);
      return { font, text, picture: await printText(text, font) };
    }),
  );
}

/** Paragraphs only: headings and rows of tables are short. */
function readBody(name: string): string {
  const lines = readFileSync(join(TEXTS, `${name}.txt`), 'utf8').split('\n');
  const paragraphs = lines.filter((line) => line.length > 80 && !line.startsWith('#'));
  let text = '';
  for (const paragraph of paragraphs) {
    if (text.length + paragraph.length > LETTERS_A_PAGE) break;
    text += `${paragraph}\n`;
  }
  return text.trim();
}

async function printText(text: string, font: string): Promise<Picture> {
  const words = text.replaceAll('&', '&amp;').replaceAll('\n', '\n\n');
  const print = { text: words, font: `${font} ${POINTS}`, dpi: DPI, width: WIDTH - 2 * MARGIN };
  const { data, info } = await sharp({ text: print })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.height > HEIGHT - 2 * MARGIN) throw new Error(`The text in ${font} is longer than a page.`);
  const picture = Buffer.alloc(WIDTH * HEIGHT, 255);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      picture[(y + MARGIN) * WIDTH + x + MARGIN] = 255 - data[y * info.width + x]!;
  return { data: picture, width: WIDTH, height: HEIGHT, dpi: DPI };
}
