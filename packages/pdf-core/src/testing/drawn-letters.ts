import { makeDocument as makeByHand } from '../edit/testing/make-document.ts';

/** A page whose letters are drawings, under codes that mean nothing by themselves. */
export function makeDrawn(codes: string, names: string[]): { name: string; bytes: Uint8Array } {
  const drawing = '800 0 d0 0 0 500 700 re f';
  const objects = [
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 800 800] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar ${names.length} /Widths [${names.map(() => 800).join(' ')}] /Encoding << /Differences [1 ${names.map((name) => `/${name}`).join(' ')}] >> /CharProcs << ${names.map((name) => `/${name} 11 0 R`).join(' ')} >> /Resources << >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  const content = `BT /T 12 Tf 90 700 Td <${codes}> Tj ET`;
  const pages = [{ content, entries: '/Resources << /Font << /T 10 0 R >> >>' }];
  return { name: 'drawn.pdf', bytes: makeByHand({ objects, pages }) };
}

/** `Signs and Symptoms`, in letters that are drawings. */
export const SIGNS_AND_SYMPTOMS: [codes: string, names: string[]] = [
  '010203040506070408060109 0A0B0C0D0A05',
  ['S', 'i', 'g', 'n', 's', 'space', 'a', 'd', 'y', 'm', 'p', 't', 'o'],
];
