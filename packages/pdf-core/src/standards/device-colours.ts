import { makeDict, type Plain } from '../pdf/make-value.ts';
import type { PdfDict } from '../pdf/values.ts';

const WHITE = [0.9505, 1, 1.089];

/** sRGB as numbers: archives require a meaning for every color, and this needs no profile. */
const PLAIN_RGB: Plain = [
  'CalRGB',
  {
    WhitePoint: WHITE,
    Gamma: [2.2, 2.2, 2.2],
    Matrix: [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.7222, 0.9505],
  },
];

/** Resources that give device colours of a drawing a meaning of their own. */
export function defaultColours(): PdfDict {
  return makeDict({ DefaultRGB: PLAIN_RGB, DefaultGray: ['CalGray', { WhitePoint: WHITE, Gamma: 2.2 }] });
}

/** What is see-through is mixed in colours that mean something too. */
export function giveBlendingColours(page: PdfDict): void {
  if (page.has('Group')) return;
  page.set('Group', makeDict({ Type: 'Group', S: 'Transparency', CS: PLAIN_RGB }));
}
