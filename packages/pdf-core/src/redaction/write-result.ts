import { deflateSync } from 'node:zlib';
import { PdfWriter } from '../pdf/writer.ts';
import { glyphlessFont } from '../tools/ocr/glyphless-font.ts';
import type { KnownWord } from '../tools/ocr/stand.options.ts';
import { writeLayer } from '../tools/ocr/text-layer.ts';
import type { EncodedPage } from './encode-page.ts';

/** A finished page: its size in points, its picture, and the words that were read in the picture. */
export type PicturePage = {
  width: number;
  height: number;
  picture: EncodedPage;
  words: readonly KnownWord[];
};

/** A document of nothing but pages, their pictures, and words that are not drawn. What it is follows from these alone. */
export function writeResult(pages: readonly PicturePage[]): Buffer {
  const size = pages.reduce((sum, { picture }) => sum + picture.samples.length, 0);
  const writer = new PdfWriter(Math.ceil(size * 1.05) + 4096);
  const [catalog, tree] = [writer.allocate(), writer.allocate()];
  writer.object(catalog, `<</Type/Catalog/Pages ${tree} 0 R>>`);
  const font = pages.some(({ words }) => words.length) ? writeFont(writer) : 0;
  const kids = pages.map((page) => writePage(writer, tree, font, page));
  writer.object(
    tree,
    `<</Type/Pages/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]/Count ${kids.length}>>`,
  );
  return writer.finish(`/Root ${catalog} 0 R`);
}

function writePage(writer: PdfWriter, tree: number, font: number, page: PicturePage): number {
  const { width, height, picture, words } = page;
  const image = writer.allocate();
  const entries = `/Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}${picture.entries}`;
  writer.streamObject(image, entries, picture.samples);
  const [wide, high] = [num(width), num(height)];
  const upright = { matrix: [1, 0, 0, -1, 0, height] as [number, number, number, number, number, number] };
  const layer = words.length ? `\n${writeLayer('/F', words, { ...upright, size: { width, height } })}` : '';
  const content = Buffer.from(`q ${wide} 0 0 ${high} 0 0 cm/P Do Q${layer}`);
  const contents = writer.allocate();
  // Without words it is shorter as it is.
  if (layer) writer.streamObject(contents, '/Filter/FlateDecode', deflateSync(content));
  else writer.streamObject(contents, '', content);
  const fonts = words.length ? `/Font<</F ${font} 0 R>>` : '';
  const resources = `<</XObject<</P ${image} 0 R>>${fonts}>>`;
  return writer.add(
    `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${wide} ${high}]/Resources${resources}/Contents ${contents} 0 R>>`,
  );
}

function writeFont(writer: PdfWriter): number {
  const { program, toGlyph, toUnicode, descriptor, descendant, font } = glyphlessFont();
  const stream = (data: Buffer, entries = '') => {
    const number = writer.allocate();
    writer.streamObject(number, `${entries}/Filter/FlateDecode`, deflateSync(data));
    return number;
  };
  const file = stream(program, `/Length1 ${program.length}`);
  const described = writer.add(`<<${descriptor}/FontFile2 ${file} 0 R>>`);
  const inner = writer.add(
    `<<${descendant}/FontDescriptor ${described} 0 R/CIDToGIDMap ${stream(toGlyph)} 0 R>>`,
  );
  return writer.add(`<<${font}/DescendantFonts[${inner} 0 R]/ToUnicode ${stream(toUnicode)} 0 R>>`);
}

const num = (value: number) => String(Number(value.toFixed(3)));
