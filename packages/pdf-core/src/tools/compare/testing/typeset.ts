import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { DocumentFile } from '../../../tool.ts';

export type Content =
  | { text: string }
  | { rows: string[][] }
  | { picture: (page: PDFPage, y: number) => void };
export type Setting = {
  font?: StandardFonts;
  size?: number;
  columns?: number;
  margin?: number;
  header?: string;
};

/** Paragraphs, tables and drawings on as many pages as they need. */
export async function typeset(contents: Content[], setting: Setting = {}): Promise<DocumentFile> {
  const { size = 11, columns = 1, margin = 60, header } = setting;
  const document = await PDFDocument.create();
  const font = await document.embedFont(setting.font ?? StandardFonts.TimesRoman);
  const width = (595 - 2 * margin - 20 * (columns - 1)) / columns;
  let page: PDFPage | undefined;
  let [column, y] = [0, 0];
  const room = (height: number): PDFPage => {
    if (page && y - height > 70) return page;
    if (page && column + 1 < columns) column++;
    else {
      [page, column] = [document.addPage([595, 842]), 0];
      if (header) page.drawText(header, { x: margin, y: 800, size: 9, font });
      page.drawText(String(document.getPageCount()), { x: 290, y: 40, size: 9, font });
    }
    y = 760;
    return page!;
  };
  const left = () => margin + column * (width + 20);
  for (const content of contents) {
    if ('text' in content) {
      for (const line of wrap(content.text, font, size, width)) {
        room(size).drawText(line, { x: left(), y: y - size, size, font });
        y -= size * 1.2;
      }
    } else if ('rows' in content) {
      for (const cells of content.rows) {
        const at = room(18);
        const wide = width / cells.length;
        for (const [place, text] of cells.entries()) {
          const x = left() + place * wide;
          at.drawRectangle({
            x,
            y: y - 18,
            width: wide,
            height: 18,
            borderWidth: 0.6,
            borderColor: rgb(0, 0, 0),
          });
          at.drawText(text, { x: x + 4, y: y - 13, size: size * 0.9, font });
        }
        y -= 18;
      }
    } else {
      content.picture(room(120), y - 110);
      y -= 120;
    }
    y -= size;
  }
  return { name: 'made.pdf', bytes: await document.save() };
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

const WORDS =
  'agreement party delivers service within period notice invoice amount payment liability damage claim term right duty ' +
  'property written consent confidential information third transfer renewal law place court clause annex signed';

/** A paragraph of made sentences: the same number gives the same words. */
export function makeText(seed: number, sentences = 4): string {
  const words = WORDS.split(' ');
  let state = seed * 2654435761 + 12345;
  const next = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * most);
  };
  const sentence = (at: number) => {
    const some = Array.from({ length: 8 + next(9) }, () => words[next(words.length)]!);
    return `The ${some.join(' ')} ${seed}.${at + 1}.`;
  };
  return Array.from({ length: sentences }, (_, at) => sentence(at)).join(' ');
}
