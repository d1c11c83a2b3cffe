import { pdfOfPages } from '../../server/src/testing/sample-files.ts';

/** Words and lines of a page, as PDF operators; the first words are those of the helper. */
const line = (x: number, y: number, width: number) => `${x} ${y} m ${x + width} ${y} l S`;
const words = (x: number, y: number, text: string) => `BT /F1 11 Tf ${x} ${y} Td (${text}) Tj ET`;
const after = (title: string, ...operators: string[]) => `${title}) Tj ET ${operators.join(' ')} BT (`;

/** Three pages; the last has a line for a signature and one for a date. */
export function contractPdf(): Buffer {
  return pdfOfPages([
    'Lease',
    'Terms',
    after(
      'Signatures',
      line(72, 200, 200),
      words(72, 187, 'Signature of the tenant'),
      line(340, 200, 150),
      words(340, 187, 'Date'),
    ),
  ]);
}
