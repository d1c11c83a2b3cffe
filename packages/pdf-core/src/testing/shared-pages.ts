import { deflateSync } from 'node:zlib';
import { makeDocument } from '../edit/testing/make-document.ts';
import { packDocument } from '../pdf/graph/pack-document.ts';

const LINES = 400;

/** Pages in colour that all draw one long stream, a letterhead of many lines, before the text that is their own. */
export function sharedPages(count: number): Uint8Array {
  const lines = Array.from(
    { length: LINES },
    (_, line) =>
      `0 0.${line + 100} 1 RG ${line} ${(line * 7919) % 792} m ${(line * 104_729) % 612} ${line} l S`,
  ).join('\n');
  const letterhead = deflateSync(lines).toString('latin1');
  const fonts = Array.from({ length: 12 }, (_, font) => `/G${font} 3 0 R`).join(' ');
  const pages = Array.from({ length: count }, (_, page) => ({
    content: `1 0 0 rg BT /F1 18 Tf 72 700 Td (Page ${page + 1} body) Tj ET\n${text(page)}`,
    entries: `/Contents [10 0 R 11 0 R ${101 + page * 2} 0 R] /Resources 12 0 R`,
  }));
  const stream = (body: string, entries = '') =>
    `<< /Length ${body.length} ${entries} >>\nstream\n${body}\nendstream`;
  return packDocument(
    makeDocument({
      pages,
      objects: [
        stream(letterhead, '/Filter /FlateDecode'),
        stream('0 g 0 G 1 w'),
        `<< /Font << /F1 3 0 R ${fonts} >> >>`,
      ],
    }),
  );
}

function text(page: number): string {
  const words = Array.from(
    { length: 60 },
    (_, line) => `(${((page + 1) * (line + 3) * 7919) % 99_991} of ${line}) '`,
  );
  return `0 0 1 rg BT /F1 9 Tf 10 TL 72 680 Td ${words.join('\n')} ET`;
}
